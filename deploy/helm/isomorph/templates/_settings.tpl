{{- define "isomorph.labels" -}}
app.kubernetes.io/name: isomorph
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
{{- end }}

{{- define "isomorph.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{- define "isomorph.environment" -}}
- { name: TIER, value: production }
- { name: TRUST_PROXY, value: '1' }
- { name: WORKER, value: separate }
- { name: PUBLIC_ORIGINS, value: {{ printf "https://%s" .Values.host | quote }} }
{{- range $name, $value := .Values.settings }}
- { name: {{ $name }}, value: {{ $value | quote }} }
{{- end }}
{{- end }}

{{- define "isomorph.pod" -}}
{{- with .Values.imagePullSecrets }}
imagePullSecrets: {{ toYaml . | nindent 2 }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
volumes:
  - name: files
    persistentVolumeClaim:
      claimName: {{ .Values.files.existingClaim | default (printf "%s-files" .Release.Name) }}
  - name: temporary
    emptyDir: {}
{{- end }}

{{- define "isomorph.container" -}}
image: {{ include "isomorph.image" . }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
envFrom:
  - secretRef: { name: {{ .Values.existingSecret }} }
volumeMounts:
  - { name: files, mountPath: /data }
  - { name: temporary, mountPath: /tmp }
{{- end }}
