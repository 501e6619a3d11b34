<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES">
<context>
    <name>AccountShowpieces</name>
    <message>
        <source>First start</source>
        <translation>Primer inicio</translation>
    </message>
    <message>
        <source>Connect an account</source>
        <translation>Conectar una cuenta</translation>
    </message>
    <message>
        <source>A key that works</source>
        <translation>Una clave que funciona</translation>
    </message>
    <message>
        <source>A key the service does not know</source>
        <translation>Una clave que el servicio no conoce</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Cuentas</translation>
    </message>
    <message>
        <source>A key that the keychain did not keep</source>
        <translation>Una clave que el llavero no ha guardado</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Send %1</source>
        <translation>Enviar %1</translation>
    </message>
    <message>
        <source>Create %1</source>
        <translation>Crear %1</translation>
    </message>
    <message>
        <source>Update %1</source>
        <translation>Modificar %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Eliminar %1</translation>
    </message>
    <message>
        <source>Read %1</source>
        <translation>Leer %1</translation>
    </message>
</context>
<context>
    <name>AgeWords</name>
    <message>
        <source>just now</source>
        <translation>ahora mismo</translation>
    </message>
    <message>
        <source>%1 s ago</source>
        <translation>hace %1 s</translation>
    </message>
    <message>
        <source>%1 min ago</source>
        <translation>hace %1 min</translation>
    </message>
    <message>
        <source>%1 h ago</source>
        <translation>hace %1 h</translation>
    </message>
</context>
<context>
    <name>BalanceWords</name>
    <message>
        <source>%1 row</source>
        <translation>%1 fila</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 filas</translation>
    </message>
    <message>
        <source>%1 above</source>
        <translation>%1 encima</translation>
    </message>
    <message>
        <source>%1 header</source>
        <translation>%1 cabecera</translation>
    </message>
    <message>
        <source>%1 uneven</source>
        <translation>%1 desiguales</translation>
    </message>
    <message>
        <source>%1 blank</source>
        <translation>%1 en blanco</translation>
    </message>
    <message>
        <source>%1 comment</source>
        <translation>%1 comentario</translation>
    </message>
    <message>
        <source>%1 comments</source>
        <translation>%1 comentarios</translation>
    </message>
    <message>
        <source>%1 inside cells</source>
        <translation>%1 dentro de celdas</translation>
    </message>
    <message>
        <source>%1 line = %2</source>
        <translation>%1 línea = %2</translation>
    </message>
    <message>
        <source>%1 lines = %2</source>
        <translation>%1 líneas = %2</translation>
    </message>
</context>
<context>
    <name>BulkTable</name>
    <message>
        <source>Reading the rows was stopped.</source>
        <translation>Se ha detenido la lectura de las filas.</translation>
    </message>
</context>
<context>
    <name>CallErrors</name>
    <message>
        <source>What happened</source>
        <translation>Qué pasó</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operación</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Veces</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Primera</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Última</translation>
    </message>
</context>
<context>
    <name>CallLog</name>
    <message>
        <source>found later</source>
        <translation>encontrado después</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>sin respuesta</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Ruta</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Intentos</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Recibido</translation>
    </message>
    <message>
        <source>Caused by</source>
        <translation>Causada por</translation>
    </message>
</context>
<context>
    <name>Cells</name>
    <message>
        <source>Today, %1</source>
        <translation>Hoy, %1</translation>
    </message>
    <message>
        <source>Yesterday, %1</source>
        <translation>Ayer, %1</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>%1 M</source>
        <translation>%1 M</translation>
    </message>
    <message>
        <source>%1 k</source>
        <translation>%1 k</translation>
    </message>
    <message>
        <source>The picture was not saved.</source>
        <translation>La imagen no se guardó.</translation>
    </message>
    <message>
        <source>Choose another folder or name.</source>
        <translation>Elija otra carpeta u otro nombre.</translation>
    </message>
    <message>
        <source>The picture was saved, but not the figures beside it.</source>
        <translation>La imagen se guardó, pero no las cifras que la acompañan.</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Active</source>
        <translation>Activo</translation>
    </message>
    <message>
        <source>Bounced</source>
        <translation>Rebotado</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Banned</source>
        <translation>Bloqueado</translation>
    </message>
    <message>
        <source>Subscribed</source>
        <translation>Suscrito</translation>
    </message>
    <message>
        <source>Unsubscribed</source>
        <translation>Dado de baja</translation>
    </message>
    <message>
        <source>Never asked</source>
        <translation>Nunca preguntado</translation>
    </message>
    <message>
        <source>One code for all</source>
        <translation>Un código para todos</translation>
    </message>
    <message>
        <source>One code for each contact</source>
        <translation>Un código por contacto</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Conocido</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Creado</translation>
    </message>
    <message>
        <source>Merged</source>
        <translation>Fusionado</translation>
    </message>
    <message>
        <source>Received by the service</source>
        <translation>Los recibe el servicio</translation>
    </message>
    <message>
        <source>Sent by the service</source>
        <translation>Los envía el servicio</translation>
    </message>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>Webhook</source>
        <translation>Webhook</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>Contactos</translation>
    </message>
    <message>
        <source>Activities</source>
        <translation>Actividades</translation>
    </message>
    <message>
        <source>Banner figures</source>
        <translation>Estadísticas de banners</translation>
    </message>
    <message>
        <source>Form figures</source>
        <translation>Estadísticas de formularios</translation>
    </message>
    <message>
        <source>Pop-up figures</source>
        <translation>Estadísticas de pop-ups</translation>
    </message>
    <message>
        <source>Push notification figures</source>
        <translation>Estadísticas de notificaciones push</translation>
    </message>
    <message>
        <source>Webhook log</source>
        <translation>Registro de webhooks</translation>
    </message>
    <message>
        <source>Data explorer</source>
        <translation>Explorador de datos</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminada</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fallida</translation>
    </message>
    <message>
        <source>2026-01-31T10:00:00.000Z</source>
        <translation>2026-01-31T10:00:00.000Z</translation>
    </message>
    <message>
        <source>31/01/2026</source>
        <translation>31/01/2026</translation>
    </message>
    <message>
        <source>31 January 2026</source>
        <translation>31 de enero de 2026</translation>
    </message>
    <message>
        <source>31 January 2026 10:00</source>
        <translation>31 de enero de 2026 10:00</translation>
    </message>
    <message>
        <source>Version 1</source>
        <translation>Versión 1</translation>
    </message>
    <message>
        <source>Version 2</source>
        <translation>Versión 2</translation>
    </message>
    <message>
        <source>Version 3</source>
        <translation>Versión 3</translation>
    </message>
    <message>
        <source>Version 4</source>
        <translation>Versión 4</translation>
    </message>
    <message>
        <source>Version 5</source>
        <translation>Versión 5</translation>
    </message>
    <message>
        <source>Cart abandoned</source>
        <translation>Carrito abandonado</translation>
    </message>
    <message>
        <source>Product added to the cart</source>
        <translation>Producto añadido al carrito</translation>
    </message>
    <message>
        <source>Product removed from the cart</source>
        <translation>Producto quitado del carrito</translation>
    </message>
    <message>
        <source>Added to a Google Ads audience</source>
        <translation>Añadido a una audiencia de Google Ads</translation>
    </message>
    <message>
        <source>Contact created</source>
        <translation>Contacto creado</translation>
    </message>
    <message>
        <source>Contacts merged</source>
        <translation>Contactos fusionados</translation>
    </message>
    <message>
        <source>Removed from a Google Ads audience</source>
        <translation>Quitado de una audiencia de Google Ads</translation>
    </message>
    <message>
        <source>Coupon assigned</source>
        <translation>Cupón asignado</translation>
    </message>
    <message>
        <source>Custom event</source>
        <translation>Evento personalizado</translation>
    </message>
    <message>
        <source>Email bounced</source>
        <translation>Correo rebotado</translation>
    </message>
    <message>
        <source>Link in an email clicked</source>
        <translation>Clic en un enlace de un correo</translation>
    </message>
    <message>
        <source>Email opened</source>
        <translation>Correo abierto</translation>
    </message>
    <message>
        <source>Email sent</source>
        <translation>Correo enviado</translation>
    </message>
    <message>
        <source>Alert sent by email</source>
        <translation>Alerta enviada por correo</translation>
    </message>
    <message>
        <source>Email reported as spam</source>
        <translation>Correo marcado como spam</translation>
    </message>
    <message>
        <source>Unsubscribed from emails</source>
        <translation>Baja de los correos</translation>
    </message>
    <message>
        <source>Contact created (older name)</source>
        <translation>Contacto creado (nombre antiguo)</translation>
    </message>
    <message>
        <source>Entered a segment</source>
        <translation>Entrada en un segmento</translation>
    </message>
    <message>
        <source>Left a segment</source>
        <translation>Salida de un segmento</translation>
    </message>
    <message>
        <source>Contact identified</source>
        <translation>Contacto identificado</translation>
    </message>
    <message>
        <source>Contacts merged (older name)</source>
        <translation>Contactos fusionados (nombre antiguo)</translation>
    </message>
    <message>
        <source>Sent to Facebook</source>
        <translation>Enviado a Facebook</translation>
    </message>
    <message>
        <source>Logged in</source>
        <translation>Inicio de sesión</translation>
    </message>
    <message>
        <source>Subscribed to the newsletter</source>
        <translation>Suscripción al boletín</translation>
    </message>
    <message>
        <source>Product searched</source>
        <translation>Producto buscado</translation>
    </message>
    <message>
        <source>Product visited</source>
        <translation>Producto visitado</translation>
    </message>
    <message>
        <source>Purchase</source>
        <translation>Compra</translation>
    </message>
    <message>
        <source>Push notification failed</source>
        <translation>Notificación push fallida</translation>
    </message>
    <message>
        <source>Push notification clicked</source>
        <translation>Clic en una notificación push</translation>
    </message>
    <message>
        <source>Push subscription moved</source>
        <translation>Suscripción push trasladada</translation>
    </message>
    <message>
        <source>Push notification opened</source>
        <translation>Notificación push abierta</translation>
    </message>
    <message>
        <source>Subscribed to push notifications</source>
        <translation>Suscripción a notificaciones push</translation>
    </message>
    <message>
        <source>Unsubscribed from push notifications</source>
        <translation>Baja de las notificaciones push</translation>
    </message>
    <message>
        <source>Registered</source>
        <translation>Alta de usuario</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>Text message bounced</source>
        <translation>SMS rebotado</translation>
    </message>
    <message>
        <source>Text message sent</source>
        <translation>SMS enviado</translation>
    </message>
    <message>
        <source>Alert sent by text message</source>
        <translation>Alerta enviada por SMS</translation>
    </message>
    <message>
        <source>Web content opened</source>
        <translation>Contenido web abierto</translation>
    </message>
    <message>
        <source>Web form submitted</source>
        <translation>Formulario web enviado</translation>
    </message>
    <message>
        <source>Link on a page clicked</source>
        <translation>Clic en un enlace de una página</translation>
    </message>
    <message>
        <source>Page visited</source>
        <translation>Página visitada</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Productos</translation>
    </message>
    <message>
        <source>Coupons</source>
        <translation>Cupones</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Cancelada</translation>
    </message>
    <message>
        <source>In stock</source>
        <translation>Con existencias</translation>
    </message>
    <message>
        <source>Out of stock</source>
        <translation>Sin existencias</translation>
    </message>
    <message>
        <source>Not verified</source>
        <translation>Sin verificar</translation>
    </message>
    <message>
        <source>Discontinued</source>
        <translation>Descatalogado</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Coma</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Punto y coma</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>Aplicación</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>Correo</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Teléfono</translation>
    </message>
    <message>
        <source>Whole number</source>
        <translation>Número entero</translation>
    </message>
    <message>
        <source>Decimal number</source>
        <translation>Número decimal</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>Sí o no</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Borrador</translation>
    </message>
    <message>
        <source>Finalised</source>
        <translation>Finalizado</translation>
    </message>
    <message>
        <source>Several from a list</source>
        <translation>Varios de una lista</translation>
    </message>
    <message>
        <source>One from a list</source>
        <translation>Uno de una lista</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Nivel bajo</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Nivel medio</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Nivel alto</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Campeones</translation>
    </message>
    <message>
        <source>Loyal</source>
        <translation>Fieles</translation>
    </message>
    <message>
        <source>Promising</source>
        <translation>Prometedores</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nuevos</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>Requieren atención</translation>
    </message>
    <message>
        <source>About to leave</source>
        <translation>A punto de irse</translation>
    </message>
    <message>
        <source>At risk</source>
        <translation>En riesgo</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidos</translation>
    </message>
    <message>
        <source>Website or app</source>
        <translation>Web o app móvil</translation>
    </message>
</context>
<context>
    <name>CloseGuard</name>
    <message>
        <source>Unsaved changes</source>
        <translation>Hay cambios sin guardar</translation>
    </message>
    <message>
        <source>“%1” has unsaved changes.</source>
        <translation>«%1» tiene cambios sin guardar.</translation>
    </message>
    <message>
        <source>Stay to save them, or discard them and continue.</source>
        <translation>Quédese para guardarlos, o descártelos y continúe.</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Descartar cambios</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Quedarse</translation>
    </message>
</context>
<context>
    <name>ColumnFormat</name>
    <message>
        <source>Detect automatically</source>
        <translation>Detectar automáticamente</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Numbers like 1,234.56</source>
        <translation>Números como 1,234.56</translation>
    </message>
    <message>
        <source>Numbers like 1.234,56</source>
        <translation>Números como 1.234,56</translation>
    </message>
    <message>
        <source>Dates like 31/01/2026</source>
        <translation>Fechas como 31/01/2026</translation>
    </message>
    <message>
        <source>Dates like 01/31/2026</source>
        <translation>Fechas como 01/31/2026</translation>
    </message>
    <message>
        <source>whole numbers</source>
        <translation>números enteros</translation>
    </message>
    <message>
        <source>numbers like 1,234.56</source>
        <translation>números como 1,234.56</translation>
    </message>
    <message>
        <source>numbers like 1.234,56</source>
        <translation>números como 1.234,56</translation>
    </message>
    <message>
        <source>dates</source>
        <translation>fechas</translation>
    </message>
    <message>
        <source>dates like 31/01/2026</source>
        <translation>fechas como 31/01/2026</translation>
    </message>
    <message>
        <source>dates like 01/31/2026</source>
        <translation>fechas como 01/31/2026</translation>
    </message>
    <message>
        <source>email addresses</source>
        <translation>direcciones de correo</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message numerus="yes">
        <source>%n cells use the other format and are left out.</source>
        <translation>
            <numerusform>%n celda usa el otro formato y no se tiene en cuenta.</numerusform>
            <numerusform>%n celdas usan el otro formato y no se tienen en cuenta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every cell fits both formats. The one of your language was used.</source>
        <translation>Todas las celdas encajan en los dos formatos. Se usó el de su idioma.</translation>
    </message>
    <message>
        <source>No single cell is conclusive. This is the most likely format.</source>
        <translation>Ninguna celda es concluyente. Este es el formato más probable.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message numerus="yes">
        <source>%n cells left out: not a date</source>
        <translation>
            <numerusform>%n celda no incluida: no es una fecha</numerusform>
            <numerusform>%n celdas no incluidas: no son fechas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells left out: not a number</source>
        <translation>
            <numerusform>%n celda no incluida: no es un número</numerusform>
            <numerusform>%n celdas no incluidas: no son números</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows left out: %1 is not a date there</source>
        <translation>
            <numerusform>%n fila no incluida: en ella %1 no es una fecha</numerusform>
            <numerusform>%n filas no incluidas: en ellas %1 no es una fecha</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows left out: %1 is not a number there</source>
        <translation>
            <numerusform>%n fila no incluida: en ella %1 no es un número</numerusform>
            <numerusform>%n filas no incluidas: en ellas %1 no es un número</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is read as %2. In the other format it would be %3.</source>
        <translation>«%1» se lee como %2. Con el otro formato sería %3.</translation>
    </message>
</context>
<context>
    <name>ColumnKind</name>
    <message>
        <source>number</source>
        <translation>número</translation>
    </message>
    <message>
        <source>date</source>
        <translation>fecha</translation>
    </message>
    <message>
        <source>email</source>
        <translation>correo</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>sí o no</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
</context>
<context>
    <name>ColumnMenu</name>
    <message>
        <source>Sort &amp;ascending</source>
        <translation>Orden &amp;ascendente</translation>
    </message>
    <message>
        <source>Sort &amp;descending</source>
        <translation>Orden &amp;descendente</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>“%1” is not NAME=VALUE.</source>
        <translation>«%1» no tiene la forma NOMBRE=VALOR.</translation>
    </message>
    <message>
        <source>--param %1=… is missing.</source>
        <translation>Falta --param %1=….</translation>
    </message>
    <message>
        <source>The operation has no parameter “%1”.</source>
        <translation>La operación no tiene el parámetro «%1».</translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <translation>«%1» no se puede leer.</translation>
    </message>
    <message>
        <source>The body is not a JSON object.</source>
        <translation>El cuerpo no es un objeto JSON.</translation>
    </message>
    <message>
        <source>This operation needs --body.</source>
        <translation>Esta operación necesita --body.</translation>
    </message>
    <message>
        <source>This operation needs --file.</source>
        <translation>Esta operación necesita --file.</translation>
    </message>
    <message>
        <source>Name exactly one operation.</source>
        <translation>Hay que indicar exactamente una operación.</translation>
    </message>
    <message>
        <source>There is no operation “%1”.</source>
        <translation>No hay ninguna operación «%1».</translation>
    </message>
    <message>
        <source>“storedesk-cli operations” lists them.</source>
        <translation>«storedesk-cli operations» las enumera.</translation>
    </message>
    <message>
        <source>A path parameter; may be repeated.</source>
        <translation>Un parámetro de la ruta; se puede repetir.</translation>
    </message>
    <message>
        <source>A query parameter; may be repeated.</source>
        <translation>Un parámetro de la consulta; se puede repetir.</translation>
    </message>
    <message>
        <source>The JSON body; - is standard input.</source>
        <translation>El cuerpo JSON; - es la entrada estándar.</translation>
    </message>
    <message>
        <source>A part of the import form; may be repeated.</source>
        <translation>Una parte del formulario de importación; se puede repetir.</translation>
    </message>
    <message>
        <source>The file to import.</source>
        <translation>El archivo que se importa.</translation>
    </message>
    <message>
        <source>Print one JSON object with status, attempts and body.</source>
        <translation>Escribe un objeto JSON con estado, intentos y cuerpo.</translation>
    </message>
    <message>
        <source>Makes one call and prints the answer as it came. Address and key are those of an account of the console, or STOREDESK_URL and STOREDESK_API_KEY.</source>
        <translation>Hace una llamada y escribe la respuesta tal como llegó. La dirección y la clave son las de una cuenta de la consola, o STOREDESK_URL y STOREDESK_API_KEY.</translation>
    </message>
    <message>
        <source>Name of the operation.</source>
        <translation>Nombre de la operación.</translation>
    </message>
    <message>
        <source>run the practice service until it is interrupted</source>
        <translation>ejecuta el servicio de prácticas hasta que se interrumpe</translation>
    </message>
    <message>
        <source>list the operations of the service</source>
        <translation>enumera las operaciones del servicio</translation>
    </message>
    <message>
        <source>make one call and print the answer</source>
        <translation>hace una llamada y escribe la respuesta</translation>
    </message>
    <message>
        <source>Try “%1 --help”.</source>
        <translation>Más información con «%1 --help».</translation>
    </message>
    <message>
        <source>No service is configured.</source>
        <translation>No hay ningún servicio configurado.</translation>
    </message>
    <message>
        <source>STOREDESK_URL and STOREDESK_API_KEY are not both set.</source>
        <translation>STOREDESK_URL y STOREDESK_API_KEY no están definidas las dos.</translation>
    </message>
    <message>
        <source>Set both in the environment; “storedesk-cli serve” prints a pair to practise with.</source>
        <translation>Hay que definir ambas en el entorno; «storedesk-cli serve» escribe un par para practicar.</translation>
    </message>
    <message>
        <source>Usage: storedesk-cli COMMAND [OPTION]…</source>
        <translation>Uso: storedesk-cli ORDEN [OPCIÓN]…</translation>
    </message>
    <message>
        <source>For details see “storedesk-cli COMMAND --help” or the manual page storedesk-cli(1).</source>
        <translation>Más información con «storedesk-cli ORDEN --help» o en la página de manual storedesk-cli(1).</translation>
    </message>
    <message>
        <source>storedesk-cli: there is no command “%1”.</source>
        <translation>storedesk-cli: no hay ninguna orden «%1».</translation>
    </message>
    <message>
        <source>Lists the operations of the service.</source>
        <translation>Enumera las operaciones del servicio.</translation>
    </message>
    <message>
        <source>Print a JSON array.</source>
        <translation>Escribe una lista JSON.</translation>
    </message>
    <message>
        <source>Listen on this port; 0, the default, takes any free one.</source>
        <translation>Escucha en este puerto; 0, el valor predeterminado, toma cualquiera que esté libre.</translation>
    </message>
    <message>
        <source>Contacts in a new store, up to 1000000 (500).</source>
        <translation>Contactos de una tienda nueva, hasta 1000000 (500).</translation>
    </message>
    <message>
        <source>Requests a minute; 0 is no limit (100).</source>
        <translation>Peticiones por minuto; 0 es sin límite (100).</translation>
    </message>
    <message>
        <source>Largest import file in MB (50).</source>
        <translation>Archivo de importación más grande, en MB (50).</translation>
    </message>
    <message>
        <source>Another key with these scopes, for example contacts:read,exports:write; may be repeated.</source>
        <translation>Otra clave con estos permisos, por ejemplo contacts:read,exports:write; se puede repetir.</translation>
    </message>
    <message>
        <source>How lists are paged (page).</source>
        <translation>Cómo se paginan las listas (page).</translation>
    </message>
    <message>
        <source>What the error report of an import looks like (lines).</source>
        <translation>Qué forma tiene el informe de errores de una importación (lines).</translation>
    </message>
    <message>
        <source>How much faster than usual exports and imports run (1).</source>
        <translation>Cuánto más rápido de lo habitual van las exportaciones e importaciones (1).</translation>
    </message>
    <message>
        <source>Use https, with a certificate created at startup.</source>
        <translation>Usa https, con un certificado creado al iniciar.</translation>
    </message>
    <message>
        <source>Simulate a fault: OPERATION|*|file:FAULT[=VALUE][@N|@N-M|%P]; may be repeated; --faults lists them.</source>
        <translation>Simula un fallo: OPERATION|*|file:FAULT[=VALUE][@N|@N-M|%P]; se puede repetir; --faults enumera los fallos.</translation>
    </message>
    <message>
        <source>Seed for random faults (1).</source>
        <translation>Semilla de los fallos aleatorios (1).</translation>
    </message>
    <message>
        <source>--%1 does not take “%2”.</source>
        <translation>--%1 no admite «%2».</translation>
    </message>
    <message>
        <source>Runs the practice service on this computer until it is interrupted. The first line of output is JSON with its address and keys.</source>
        <translation>Ejecuta el servicio de prácticas en este equipo hasta que se interrumpe. La primera línea que escribe es JSON con su dirección y sus claves.</translation>
    </message>
    <message>
        <source>List the faults and exit.</source>
        <translation>Enumera los fallos y sale.</translation>
    </message>
    <message>
        <source>Random faults use --fault-seed %1.</source>
        <translation>Los fallos aleatorios usan --fault-seed %1.</translation>
    </message>
    <message>
        <source>open, filter, sort, profile or compare a CSV file</source>
        <translation>abre, filtra, ordena, analiza o compara un archivo CSV</translation>
    </message>
    <message>
        <source>%1 was left out: its columns differ from those of the first table.</source>
        <translation>%1 se ha omitido: sus columnas no son las de la primera tabla.</translation>
    </message>
    <message>
        <source>The result could not be written.</source>
        <translation>No se pudo escribir el resultado.</translation>
    </message>
    <message>
        <source>Check the folder and its free space and try again.</source>
        <translation>Compruebe la carpeta y su espacio libre e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>It was cancelled.</source>
        <translation>Se canceló.</translation>
    </message>
    <message>
        <source>Only rows that pass, in plain words: &quot;country is ES and (amount above 100 or name contains ana)&quot;.</source>
        <translation>Solo las filas que cumplen, en palabras sencillas: &quot;country is ES and (amount above 100 or name contains ana)&quot;.</translation>
    </message>
    <message>
        <source>Sort by this column: &quot;amount down&quot;, &quot;code as text&quot;. May be repeated.</source>
        <translation>Ordenar por esta columna: &quot;amount down&quot;, &quot;code as text&quot;. Puede repetirse.</translation>
    </message>
    <message>
        <source>Only these columns, in this order, separated by commas. May be repeated.</source>
        <translation>Solo estas columnas, en este orden, separadas por comas. Puede repetirse.</translation>
    </message>
    <message>
        <source>Only the first N rows of the result.</source>
        <translation>Solo las primeras N filas del resultado.</translation>
    </message>
    <message>
        <source>Only say how many rows the result has.</source>
        <translation>Decir solo cuántas filas tiene el resultado.</translation>
    </message>
    <message>
        <source>What each column contains, one row for each.</source>
        <translation>Qué contiene cada columna, una fila por columna.</translation>
    </message>
    <message>
        <source>Group rows with the same value and count them. May be repeated.</source>
        <translation>Agrupa las filas con el mismo valor y las cuenta. Puede repetirse.</translation>
    </message>
    <message>
        <source>With --group: the sum, smallest and largest number of this column. May be repeated.</source>
        <translation>Con --group: la suma, el menor y el mayor número de esta columna. Puede repetirse.</translation>
    </message>
    <message>
        <source>What was added, removed and changed in the file OTHER. Needs --key.</source>
        <translation>Qué se ha añadido, quitado y cambiado en el archivo OTHER. Necesita --key.</translation>
    </message>
    <message>
        <source>The column to match rows by. May be repeated.</source>
        <translation>La columna por la que se emparejan las filas. Puede repetirse.</translation>
    </message>
    <message>
        <source>How the file is encoded and how its lines add up, with each error by line and column.</source>
        <translation>Cómo está codificado el archivo y cómo cuadran sus líneas, con cada error por línea y columna.</translation>
    </message>
    <message>
        <source>With --as json: numbers, true, false and null instead of texts, as each column is read; 007, phones and postcodes stay texts.</source>
        <translation>Con --as json: números, true, false y null en lugar de textos, según se lee cada columna; 007, los teléfonos y los códigos postales siguen siendo textos.</translation>
    </message>
    <message>
        <source>CSV that a spreadsheet can open without running cells as formulas.</source>
        <translation>CSV que una hoja de cálculo puede abrir sin ejecutar celdas como fórmulas.</translation>
    </message>
    <message>
        <source>Write to this file, whole or not at all, instead of standard output.</source>
        <translation>Escribir en este archivo, entero o nada, en lugar de en la salida estándar.</translation>
    </message>
    <message>
        <source>Encoding of the file, for example UTF-8 or WINDOWS-1252; detected by default.</source>
        <translation>Codificación del archivo, por ejemplo UTF-8 o WINDOWS-1252; se detecta si no se indica.</translation>
    </message>
    <message>
        <source>Column separator: , ; | or tab; detected by default.</source>
        <translation>Separador de columnas: , ; | o tab; se detecta si no se indica.</translation>
    </message>
    <message>
        <source>Quote character around cells: &quot; &apos; or none; detected by default.</source>
        <translation>Carácter de comillas de las celdas: &quot; &apos; o none; se detecta si no se indica.</translation>
    </message>
    <message>
        <source>Whether the first row names the columns; detected by default. Without names, columns are called #1, #2 and so on.</source>
        <translation>Si la primera fila nombra las columnas; se detecta si no se indica. Sin nombres, las columnas se llaman #1, #2, etc.</translation>
    </message>
    <message>
        <source>--limit takes a whole number.</source>
        <translation>--limit admite un número entero.</translation>
    </message>
    <message>
        <source>Choose one of --profile, --group and --about.</source>
        <translation>Elija uno entre --profile, --group y --about.</translation>
    </message>
    <message>
        <source>--compare and --key belong together.</source>
        <translation>--compare y --key van juntos.</translation>
    </message>
    <message>
        <source>Choose one of --entry and --stack.</source>
        <translation>Elija uno entre --entry y --stack.</translation>
    </message>
    <message>
        <source>--safe is for CSV.</source>
        <translation>--safe es para CSV.</translation>
    </message>
    <message>
        <source>--typed is for JSON.</source>
        <translation>--typed es para JSON.</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) could not be read as %1 and became �.</source>
        <translation>
            <numerusform>%n byte no se pudo leer como %1 y aparece como �.</numerusform>
            <numerusform>%n bytes no se pudieron leer como %1 y aparecen como �.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) hold bytes that are not UTF-8 and became �.</source>
        <translation>
            <numerusform>%n fila contiene bytes que no son UTF-8 y aparecen como �.</numerusform>
            <numerusform>%n filas contienen bytes que no son UTF-8 y aparecen como �.</numerusform>
        </translation>
    </message>
    <message>
        <source>The table has no column “%1”.</source>
        <translation>La tabla no tiene la columna «%1».</translation>
    </message>
    <message>
        <source>Its columns are: %1.</source>
        <translation>Sus columnas son: %1.</translation>
    </message>
    <message>
        <source>--param %1 is given twice.</source>
        <translation>--param %1 aparece dos veces.</translation>
    </message>
    <message>
        <source>This operation takes no --%1.</source>
        <translation>Esta operación no admite --%1.</translation>
    </message>
    <message>
        <source>Unexpected argument “%1”.</source>
        <translation>Argumento inesperado: «%1».</translation>
    </message>
    <message>
        <source>Print errors as one JSON object.</source>
        <translation>Escribe los errores como un objeto JSON.</translation>
    </message>
    <message>
        <source>Keep the data in this file, with its keys beside it, and reuse what is there; otherwise everything is lost on exit.</source>
        <translation>Guarda los datos en este archivo, con sus claves al lado, y reutiliza lo que haya; si no, todo se pierde al salir.</translation>
    </message>
    <message>
        <source>Same seed, same data (1).</source>
        <translation>Misma semilla, mismos datos (1).</translation>
    </message>
    <message>
        <source>The line where the table begins; titles above it are left out. Detected by default.</source>
        <translation>La línea en la que empieza la tabla; los títulos de encima se omiten. Se detecta si no se indica.</translation>
    </message>
    <message>
        <source>Escape character for quotes inside cells: \ or none; detected by default.</source>
        <translation>Carácter de escape de las comillas dentro de las celdas: \ o none; se detecta si no se indica.</translation>
    </message>
    <message>
        <source>Lines that begin with this character are comments: # or none; detected by default.</source>
        <translation>Las líneas que empiezan por este carácter son comentarios: # o none; se detecta si no se indica.</translation>
    </message>
    <message>
        <source>Whether spaces between a separator and a quote are ignored; detected by default.</source>
        <translation>Si se ignoran los espacios entre un separador y una comilla; se detecta si no se indica.</translation>
    </message>
    <message>
        <source>--%1 takes one character, or the word none.</source>
        <translation>--%1 admite un carácter o la palabra none.</translation>
    </message>
    <message>
        <source>--%1 takes one character, or the word tab.</source>
        <translation>--%1 admite un carácter o la palabra tab.</translation>
    </message>
    <message>
        <source>--%1 takes yes or no.</source>
        <translation>--%1 admite yes o no.</translation>
    </message>
    <message>
        <source>--first-line takes a whole number, 1 or more.</source>
        <translation>--first-line admite un número entero, 1 o más.</translation>
    </message>
    <message>
        <source>Format of a column whose cells are ambiguous: &quot;amount as 1.234,56&quot;. Formats: text, 1,234.56, 1.234,56, d/m/y, m/d/y. May be repeated.</source>
        <translation>Formato de una columna cuyas celdas son ambiguas: &quot;amount as 1.234,56&quot;. Formatos: text, 1,234.56, 1.234,56, d/m/y, m/d/y. Se puede repetir.</translation>
    </message>
    <message>
        <source>Compare texts letter by letter in --where, --group, --profile and --sort; otherwise case and accents do not count.</source>
        <translation>Comparar los textos letra por letra en --where, --group, --profile y --sort; si no, mayúsculas y acentos no cuentan.</translation>
    </message>
    <message>
        <source>--read does not understand “%1”.</source>
        <translation>--read no entiende «%1».</translation>
    </message>
    <message>
        <source>Write for example --read &quot;amount as 1.234,56&quot;. Formats: text, 1,234.56, 1.234,56, d/m/y, m/d/y.</source>
        <translation>Escriba por ejemplo --read &quot;amount as 1.234,56&quot;. Formatos: text, 1,234.56, 1.234,56, d/m/y, m/d/y.</translation>
    </message>
    <message>
        <source>Read every page of a list.</source>
        <translation>Lee todas las páginas de una lista.</translation>
    </message>
    <message>
        <source>It did not exist. Nothing was deleted.</source>
        <translation>No existía. No se ha eliminado nada.</translation>
    </message>
    <message>
        <source>Waiting until %1. %2 Press Ctrl+C to stop.</source>
        <translation>En espera hasta las %1. %2 Pulse Ctrl+C para detenerla.</translation>
    </message>
    <message>
        <source>--all is for lists.</source>
        <translation>--all es solo para listas.</translation>
    </message>
    <message>
        <source>The import was not sent.</source>
        <translation>La importación no se ha enviado.</translation>
    </message>
    <message>
        <source>updateOnlyEmptyFields=true needs overrideExisting=true.</source>
        <translation>updateOnlyEmptyFields=true requiere overrideExisting=true.</translation>
    </message>
    <message>
        <source>The file is named by --file.</source>
        <translation>El archivo se indica con --file.</translation>
    </message>
    <message>
        <source>--form %1 is given twice.</source>
        <translation>--form %1 aparece dos veces.</translation>
    </message>
    <message>
        <source>The table; several are stacked by column name. - is standard input.</source>
        <translation>La tabla; si hay varias, se apilan por nombre de columna. - es la entrada estándar.</translation>
    </message>
    <message>
        <source>With --group: the mean of the numbers of this column. May be repeated.</source>
        <translation>Con --group: la media de los números de esta columna. Se puede repetir.</translation>
    </message>
    <message>
        <source>With --group: how many different values this column has. May be repeated.</source>
        <translation>Con --group: cuántos valores distintos tiene esta columna. Se puede repetir.</translation>
    </message>
    <message>
        <source>--total, --average and --distinct need --group.</source>
        <translation>--total, --average y --distinct necesitan --group.</translation>
    </message>
    <message>
        <source>Standard input can only be read once.</source>
        <translation>La entrada estándar solo se puede leer una vez.</translation>
    </message>
    <message>
        <source>--entry is for one archive.</source>
        <translation>--entry es para un solo archivo comprimido.</translation>
    </message>
    <message>
        <source>No file matches “%1”.</source>
        <translation>Ningún archivo coincide con «%1».</translation>
    </message>
    <message>
        <source>Name a file, or - for standard input.</source>
        <translation>Indique un archivo, o - para la entrada estándar.</translation>
    </message>
    <message>
        <source>The result</source>
        <translation>El resultado</translation>
    </message>
    <message>
        <source>look up records by email, ID or number</source>
        <translation>busca registros por correo, ID o número</translation>
    </message>
    <message>
        <source>An account of the console, by its name.</source>
        <translation>Una cuenta de la consola, por su nombre.</translation>
    </message>
    <message>
        <source>The folder below which the console keeps its accounts.</source>
        <translation>La carpeta en la que la consola guarda sus cuentas.</translation>
    </message>
    <message>
        <source>There is no account “%1”.</source>
        <translation>No hay ninguna cuenta «%1».</translation>
    </message>
    <message>
        <source>Add one in the console first.</source>
        <translation>Añada primero una en la consola.</translation>
    </message>
    <message>
        <source>The accounts are: %1.</source>
        <translation>Las cuentas son: %1.</translation>
    </message>
    <message>
        <source>Several accounts are called “%1”.</source>
        <translation>Varias cuentas se llaman «%1».</translation>
    </message>
    <message>
        <source>Rename them in the console first.</source>
        <translation>Cámbieles primero el nombre en la consola.</translation>
    </message>
    <message>
        <source>The key of “%1” is not known.</source>
        <translation>No se conoce la clave de «%1».</translation>
    </message>
    <message>
        <source>The keychain holds no key for it.</source>
        <translation>El llavero no tiene ninguna clave para ella.</translation>
    </message>
    <message>
        <source>Connect the account in the console, or set STOREDESK_API_KEY in the environment.</source>
        <translation>Conecte la cuenta en la consola o defina STOREDESK_API_KEY en el entorno.</translation>
    </message>
    <message>
        <source>“%1” is not known here.</source>
        <translation>Aquí no se conoce «%1».</translation>
    </message>
    <message>
        <source>Choose one of: %1.</source>
        <translation>Elija entre: %1.</translation>
    </message>
    <message>
        <source>Looks up records by their email, ID or number and prints a line for each.</source>
        <translation>Busca registros por su correo, ID o número y escribe una línea por cada uno.</translation>
    </message>
    <message>
        <source>What to look up: contact, purchase, product …</source>
        <translation>Qué buscar: contact, purchase, product …</translation>
    </message>
    <message>
        <source>The values to look up; - reads them from standard input, one per line.</source>
        <translation>Los valores que se buscan; - los lee de la entrada estándar, uno por línea.</translation>
    </message>
    <message>
        <source>What the values are: email, id …</source>
        <translation>Qué son los valores: email, id …</translation>
    </message>
    <message>
        <source>Print one JSON object for each value.</source>
        <translation>Escribe un objeto JSON por cada valor.</translation>
    </message>
    <message>
        <source>There is nothing to look up.</source>
        <translation>No hay nada que buscar.</translation>
    </message>
    <message>
        <source>Name at least one value, or - for standard input.</source>
        <translation>Indique al menos un valor, o - para la entrada estándar.</translation>
    </message>
    <message>
        <source>%1: found</source>
        <translation>%1: encontrado</translation>
    </message>
    <message>
        <source>What to do with each row; “operations” lists them.</source>
        <translation>Qué hacer con cada fila; «operations» las enumera.</translation>
    </message>
    <message>
        <source>The column that names the record.</source>
        <translation>La columna que identifica el registro.</translation>
    </message>
    <message>
        <source>Send a column as this field; may be repeated.</source>
        <translation>Enviar una columna como este campo; puede repetirse.</translation>
    </message>
    <message>
        <source>Do not send a column; may be repeated.</source>
        <translation>No enviar una columna; puede repetirse.</translation>
    </message>
    <message>
        <source>The alias or ID of the event type.</source>
        <translation>El alias o el ID del tipo de evento.</translation>
    </message>
    <message>
        <source>Let an empty cell clear the field.</source>
        <translation>Hacer que una celda vacía borre el valor del campo.</translation>
    </message>
    <message>
        <source>Read and keep each record before it is changed.</source>
        <translation>Leer y guardar cada registro antes de cambiarlo.</translation>
    </message>
    <message>
        <source>Check every row and send nothing.</source>
        <translation>Comprobar todas las filas y no enviar nada.</translation>
    </message>
    <message>
        <source>Send nothing unless the table has so many rows.</source>
        <translation>No enviar nada si la tabla no tiene este número de filas.</translation>
    </message>
    <message>
        <source>Stop when more rows than this cannot be sent or fail.</source>
        <translation>Detenerse si son más las filas que no se pueden enviar o fallan.</translation>
    </message>
    <message>
        <source>Write what was done, failed and is open into this folder.</source>
        <translation>Escribir en esta carpeta lo hecho, lo fallido y lo pendiente.</translation>
    </message>
    <message>
        <source>“%1” is not done row by row.</source>
        <translation>«%1» no se hace fila por fila.</translation>
    </message>
    <message>
        <source>--%1 takes a number, not “%2”.</source>
        <translation>--%1 requiere un número, no «%2».</translation>
    </message>
    <message>
        <source>bulk takes an operation and a file.</source>
        <translation>bulk requiere una operación y un archivo.</translation>
    </message>
    <message>
        <source>Try “storedesk-cli bulk --help”.</source>
        <translation>Pruebe «storedesk-cli bulk --help».</translation>
    </message>
    <message>
        <source>The event type is missing.</source>
        <translation>Falta el tipo de evento.</translation>
    </message>
    <message>
        <source>Name its alias or ID with --event.</source>
        <translation>Indique su alias o su ID con --event.</translation>
    </message>
    <message>
        <source>do the same with every row of a table, as a job</source>
        <translation>hacer lo mismo con cada fila de una tabla, como una tarea</translation>
    </message>
    <message>
        <source>go on with a job</source>
        <translation>continuar una tarea</translation>
    </message>
    <message>
        <source>No column names the record.</source>
        <translation>Ninguna columna identifica el registro.</translation>
    </message>
    <message>
        <source>Name one with --key. The columns are: %1.</source>
        <translation>Indique una con --key. Las columnas son: %1.</translation>
    </message>
    <message>
        <source>There is no field “%1” to send.</source>
        <translation>No hay ningún campo «%1» que se pueda enviar.</translation>
    </message>
    <message>
        <source>These columns fit no field: %1.</source>
        <translation>Estas columnas no corresponden a ningún campo: %1.</translation>
    </message>
    <message>
        <source>Say where they go with --field, or leave them out with --ignore.</source>
        <translation>Indique su campo con --field u omítalas con --ignore.</translation>
    </message>
    <message>
        <source>%L1 rows, %L2 of them to be sent</source>
        <translation>%L1 filas, de las que se enviarán %L2</translation>
    </message>
    <message>
        <source>The table has %L1 rows, not %L2.</source>
        <translation>La tabla tiene %L1 filas, no %L2.</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>No se ha enviado nada.</translation>
    </message>
    <message>
        <source>%L1 rows cannot be sent, more than %L2.</source>
        <translation>No se pueden enviar %L1 filas, más de %L2.</translation>
    </message>
    <message>
        <source>Does the same with every row of a table: changes, creates, deletes or looks up a record, or sends an event. Every row is written down before it leaves, so that the job can be interrupted and go on.</source>
        <translation>Hace lo mismo con cada fila de una tabla: cambia, crea, elimina o busca un registro, o envía un evento. Cada fila se anota antes de enviarse, así que la tarea se puede interrumpir y continuar.</translation>
    </message>
    <message>
        <source>Print the figures as JSON lines.</source>
        <translation>Escribir las cifras como líneas JSON.</translation>
    </message>
    <message>
        <source>There is no event type “%1”.</source>
        <translation>No hay ningún tipo de evento «%1».</translation>
    </message>
    <message>
        <source>Print one JSON object for each job.</source>
        <translation>Escribir un objeto JSON por cada tarea.</translation>
    </message>
    <message>
        <source>Goes on with a job where it stood. What may have been sent before is looked up first; what nobody can know is told and not sent again.</source>
        <translation>Continúa una tarea donde se quedó. Lo que quizá se envió antes se busca primero; lo que no se puede saber se indica y no se vuelve a enviar.</translation>
    </message>
    <message>
        <source>Its ID, as “jobs” lists it.</source>
        <translation>Su ID, como lo muestra «jobs».</translation>
    </message>
    <message>
        <source>Send what was refused or not sent once more.</source>
        <translation>Volver a enviar lo rechazado y lo no enviado.</translation>
    </message>
    <message>
        <source>%L1 rows: %L2 done, %L3 refused, %L4 not sent, %L5 unknown</source>
        <translation>%L1 filas: %L2 hechas, %L3 rechazadas, %L4 sin enviar, %L5 sin saber</translation>
    </message>
    <message>
        <source>Go on with: storedesk-cli resume %1</source>
        <translation>Para continuar: storedesk-cli resume %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) will not be sent: %1</source>
        <translation>
            <numerusform>%Ln fila no se enviará: %1</numerusform>
            <numerusform>%Ln filas no se enviarán: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete at most this many records; %1 unless it is given.</source>
        <translation>Eliminar como máximo este número de registros; %1 si no se indica.</translation>
    </message>
    <message>
        <source>check the certificate of a privacy request</source>
        <translation>comprueba el certificado de una solicitud de privacidad</translation>
    </message>
    <message>
        <source>There is no job %1.</source>
        <translation>No hay ninguna tarea %1.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>No se puede leer %1.</translation>
    </message>
    <message>
        <source>The certificate %1 is unchanged.</source>
        <translation>El certificado %1 no ha cambiado.</translation>
    </message>
    <message>
        <source>Seal: %1</source>
        <translation>Sello: %1</translation>
    </message>
    <message>
        <source>Checks that the certificate of a privacy request is as it was written, and whether addresses or IDs are in it.</source>
        <translation>Comprueba que el certificado de una solicitud de privacidad está como se escribió, y si contiene ciertas direcciones o ID.</translation>
    </message>
    <message>
        <source>The certificate.</source>
        <translation>El certificado.</translation>
    </message>
    <message>
        <source>An address or external ID.</source>
        <translation>Una dirección o un ID externo.</translation>
    </message>
    <message>
        <source>Name the certificate.</source>
        <translation>Indique el certificado.</translation>
    </message>
    <message>
        <source>The sheet of a spreadsheet, or the file to take out of a ZIP archive.</source>
        <translation>La hoja de una hoja de cálculo, o el archivo que se toma de un ZIP.</translation>
    </message>
    <message>
        <source>All sheets of a spreadsheet, or all CSV files of a ZIP archive, one below the other.</source>
        <translation>Todas las hojas de una hoja de cálculo, o todos los archivos CSV de un ZIP, uno debajo de otro.</translation>
    </message>
    <message>
        <source>Opens CSV files and spreadsheets (.xlsx, .ods) of any size, also in ZIP archives or packed with gzip, and filters, sorts, counts, profiles, groups or compares them.</source>
        <translation>Abre archivos CSV y hojas de cálculo (.xlsx, .ods) de cualquier tamaño, también en ZIP o comprimidos con gzip, y los filtra, ordena, cuenta, perfila, agrupa o compara.</translation>
    </message>
    <message>
        <source>The table: CSV or a spreadsheet, also in a ZIP archive or packed with gzip.</source>
        <translation>La tabla: CSV u hoja de cálculo, también en un ZIP o comprimida con gzip.</translation>
    </message>
    <message>
        <source>csv (the default), json (one object per line), table, or xlsx for a spreadsheet (also by the name of --output).</source>
        <translation>csv (lo habitual), json (un objeto por línea), table, o xlsx para una hoja de cálculo (también por el nombre de --output).</translation>
    </message>
    <message>
        <source>--as takes csv, json, table or xlsx, not “%1”.</source>
        <translation>--as admite csv, json, table o xlsx, no «%1».</translation>
    </message>
    <message>
        <source>--as xlsx needs --output.</source>
        <translation>--as xlsx necesita --output.</translation>
    </message>
    <message>
        <source>check a file before it is imported</source>
        <translation>comprobar un archivo antes de importarlo</translation>
    </message>
    <message>
        <source>check a file and import it, as a job</source>
        <translation>comprobar un archivo e importarlo, como tarea</translation>
    </message>
    <message>
        <source>contacts, products or coupons.</source>
        <translation>contacts, products o coupons.</translation>
    </message>
    <message>
        <source>type</source>
        <translation>tipo</translation>
    </message>
    <message>
        <source>Do it as this file says, which the window saved.</source>
        <translation>Hacerlo como dice este archivo, guardado desde la ventana.</translation>
    </message>
    <message>
        <source>recipe</source>
        <translation>receta</translation>
    </message>
    <message>
        <source>Repair what can be repaired without losing anything.</source>
        <translation>Arreglar lo que se puede sin perder nada.</translation>
    </message>
    <message>
        <source>What happens to records that exist: leave, overwrite or fill (only what is empty).</source>
        <translation>Qué pasa con los registros que existen: leave, overwrite o fill (solo lo vacío).</translation>
    </message>
    <message>
        <source>what</source>
        <translation>qué</translation>
    </message>
    <message>
        <source>The set that gets the codes.</source>
        <translation>El conjunto que recibe los códigos.</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Send nothing while a row cannot be sent.</source>
        <translation>No enviar nada mientras una fila no se pueda enviar.</translation>
    </message>
    <message>
        <source>Stop when more rows than this cannot be sent.</source>
        <translation>Parar si más filas que estas no se pueden enviar.</translation>
    </message>
    <message>
        <source>count</source>
        <translation>número</translation>
    </message>
    <message>
        <source>Check everything and send nothing.</source>
        <translation>Comprobarlo todo y no enviar nada.</translation>
    </message>
    <message>
        <source>--existing is leave, overwrite or fill.</source>
        <translation>--existing es leave, overwrite o fill.</translation>
    </message>
    <message>
        <source>--type is contacts, products or coupons.</source>
        <translation>--type es contacts, products o coupons.</translation>
    </message>
    <message>
        <source>Say what it is with --type.</source>
        <translation>Indique qué es con --type.</translation>
    </message>
    <message>
        <source>Name one file.</source>
        <translation>Indique un archivo.</translation>
    </message>
    <message>
        <source>--max-rejects is a whole number.</source>
        <translation>--max-rejects es un número entero.</translation>
    </message>
    <message>
        <source>%L1 rows: %L2 good, %L3 to fix, %L4 left out</source>
        <translation>%L1 filas: %L2 correctas, %L3 por corregir, %L4 dejadas fuera</translation>
    </message>
    <message>
        <source>%L1 × %2 (%3), for example “%4”</source>
        <translation>%L1 × %2 (%3), por ejemplo «%4»</translation>
    </message>
    <message>
        <source>Not imported: %1</source>
        <translation>No se importa: %1</translation>
    </message>
    <message>
        <source>Checks every row of a table against the rules of an import. Asks nobody: fields that an account made for itself are not known.</source>
        <translation>Comprueba cada fila de una tabla con las reglas de una importación. No pregunta a nadie: los campos propios de una cuenta no se conocen.</translation>
    </message>
    <message>
        <source>Checks a table, rewrites it as the service wants it and sends it as an import, in parts where it is large. It is a job: it can be interrupted and go on.</source>
        <translation>Comprueba una tabla, la reescribe como quiere el servicio y la envía como importación, en partes si es grande. Es una tarea: se puede interrumpir y seguir.</translation>
    </message>
    <message>
        <source>Line %1: %2 %3</source>
        <translation>Línea %1: %2 %3</translation>
    </message>
    <message>
        <source>Keep everything below this folder.</source>
        <translation>Guardar todo dentro de esta carpeta.</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>carpeta</translation>
    </message>
    <message>
        <source>Look up each record first, and change it only if it exists.</source>
        <translation>Busca antes cada registro y lo modifica solo si existe.</translation>
    </message>
    <message>
        <source>bring an export of any range here, as a job</source>
        <translation>traer aquí una exportación de cualquier intervalo, como tarea</translation>
    </message>
    <message>
        <source>make the exports that are due</source>
        <translation>hacer las exportaciones que tocan</translation>
    </message>
    <message>
        <source>contacts, activities or data-explorer.</source>
        <translation>contacts, activities o data-explorer.</translation>
    </message>
    <message>
        <source>The first day: 2026-01-31.</source>
        <translation>El primer día: 2026-01-31.</translation>
    </message>
    <message>
        <source>The last day, which is in.</source>
        <translation>El último día, incluido.</translation>
    </message>
    <message>
        <source>So many days up to yesterday.</source>
        <translation>Tantos días hasta ayer.</translation>
    </message>
    <message>
        <source>Only activities of this type; may be given again.</source>
        <translation>Solo actividades de este tipo; se puede repetir.</translation>
    </message>
    <message>
        <source>Only contacts of this segment.</source>
        <translation>Solo contactos de este segmento.</translation>
    </message>
    <message>
        <source>The report of the data explorer.</source>
        <translation>El informe del explorador de datos.</translation>
    </message>
    <message>
        <source>A comma or a semicolon.</source>
        <translation>Una coma o un punto y coma.</translation>
    </message>
    <message>
        <source>How dates are written: ISO, L, LL, LLL.</source>
        <translation>Cómo se escriben las fechas: ISO, L, LL, LLL.</translation>
    </message>
    <message>
        <source>The version of the columns: v1 to v5.</source>
        <translation>La versión de las columnas: de v1 a v5.</translation>
    </message>
    <message>
        <source>Make it again: day, or a day of the week such as monday.</source>
        <translation>Repetirla: day (cada día) o un día de la semana como monday.</translation>
    </message>
    <message>
        <source>Show the plan and ask for nothing.</source>
        <translation>Mostrar el plan y no pedir nada.</translation>
    </message>
    <message>
        <source>--last is a number of days.</source>
        <translation>--last es un número de días.</translation>
    </message>
    <message>
        <source>Say from when to when, with --from and --to or --last.</source>
        <translation>Diga desde cuándo y hasta cuándo, con --from y --to o --last.</translation>
    </message>
    <message>
        <source>Name one: contacts, activities or data-explorer.</source>
        <translation>Indique una: contacts, activities o data-explorer.</translation>
    </message>
    <message>
        <source>Asks for an export of any range, in pieces that the service allows, fetches and checks them and joins them into one table. It is a job: it can be interrupted and go on.</source>
        <translation>Pide una exportación de cualquier intervalo, en las partes que permite el servicio, las descarga, las comprueba y las une en una tabla. Es una tarea: se puede interrumpir y continuar.</translation>
    </message>
    <message>
        <source>--every is day, or a day of the week.</source>
        <translation>--every es day o un día de la semana.</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>No se pudo escribir %1.</translation>
    </message>
    <message>
        <source>%L1 rows: %2</source>
        <translation>%L1 filas: %2</translation>
    </message>
    <message>
        <source>Switch it on with: %1</source>
        <translation>Actívelo con: %1</translation>
    </message>
    <message>
        <source>Do not end: look again every five minutes.</source>
        <translation>No terminar: mirar otra vez cada cinco minutos.</translation>
    </message>
    <message>
        <source>Only list what is repeated.</source>
        <translation>Solo mostrar lo que se repite.</translation>
    </message>
    <message>
        <source>Do not repeat this one any more.</source>
        <translation>No repetir más esta.</translation>
    </message>
    <message>
        <source>Write a timer for systemd that runs this every hour.</source>
        <translation>Escribir un temporizador de systemd que ejecute esto cada hora.</translation>
    </message>
    <message>
        <source>save, compare or copy the fields, integrations and event types of an account</source>
        <translation>guardar, comparar o copiar los campos, integraciones y tipos de evento de una cuenta</translation>
    </message>
    <message>
        <source>save, diff or apply</source>
        <translation>save, diff o apply</translation>
    </message>
    <message>
        <source>The file; for save, none or - is the output.</source>
        <translation>El archivo; con save, ninguno o - es la salida.</translation>
    </message>
    <message>
        <source>Print one JSON object for each thing.</source>
        <translation>Escribir un objeto JSON por cada cosa.</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hecho</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>falló</translation>
    </message>
    <message>
        <source>Say what to do: save [FILE], diff FILE or apply FILE.</source>
        <translation>Indica qué hacer: save [ARCHIVO], diff ARCHIVO o apply ARCHIVO.</translation>
    </message>
    <message>
        <source>A table of the contacts that exist, which says how many values would be erased. Without it, the newest that was exported to this computer.</source>
        <translation>Una tabla de los contactos que existen, que dice cuántos valores se borrarían. Sin ella, la más reciente que se exportó a este equipo.</translation>
    </message>
    <message>
        <source>table</source>
        <translation>tabla</translation>
    </message>
    <message>
        <source>Name a recipe, and with --file what it imports.</source>
        <translation>Indica una receta y, con --file, lo que importa.</translation>
    </message>
    <message>
        <source>Makes the exports that are due, of those that “export --every” or the window were asked to repeat, and ends. With a recipe it imports a file as the recipe says, unless one of its guards is broken.</source>
        <translation>Hace las exportaciones que tocan, de las que se pidió repetir con «export --every» o en la ventana, y termina. Con una receta importa un archivo como dice la receta, salvo que no se cumpla uno de sus límites.</translation>
    </message>
    <message>
        <source>An import that the window saved as a recipe.</source>
        <translation>Una importación que la ventana guardó como receta.</translation>
    </message>
    <message>
        <source>The table that the recipe imports.</source>
        <translation>La tabla que importa la receta.</translation>
    </message>
    <message>
        <source>Name one recipe.</source>
        <translation>Indica una sola receta.</translation>
    </message>
    <message>
        <source>Saves the contact fields, integrations and event types of an account as a file, compares an account with such a file, or creates in an account what the file has. Nothing is ever deleted. Applying is a job: it can be interrupted and go on.</source>
        <translation>Guarda en un archivo los campos de contacto, integraciones y tipos de evento de una cuenta, compara una cuenta con un archivo así o crea en una cuenta lo que tiene el archivo. Nunca se elimina nada. Aplicarlo es una tarea: se puede interrumpir y continuar.</translation>
    </message>
    <message>
        <source>Set-up from %1</source>
        <translation>Configuración de %1</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>not sent</source>
        <translation>sin enviar</translation>
    </message>
    <message>
        <source>print a report for whoever helps, without keys and people</source>
        <translation>muestra un informe para quien ayude, sin claves ni personas</translation>
    </message>
    <message>
        <source>Prints a report for whoever helps when something does not work: program, system, changed preferences and, with --profile, what an account did lately. Keys, people, and the names of accounts and services are not in it. Nothing is sent.</source>
        <translation>Muestra un informe para quien ayude cuando algo no funciona: programa, sistema, preferencias cambiadas y, con --profile, lo último que hizo una cuenta. No contiene claves, personas ni nombres de cuentas o servicios. No se envía nada.</translation>
    </message>
    <message>
        <source>Leave a part out: %1. May be repeated.</source>
        <translation>Omite una parte: %1. Se puede repetir.</translation>
    </message>
    <message>
        <source>There is no such part of the report.</source>
        <translation>El informe no tiene esa parte.</translation>
    </message>
    <message>
        <source>The parts are: %1.</source>
        <translation>Las partes son: %1.</translation>
    </message>
    <message>
        <source>, %L1 waiting</source>
        <translation>, %L1 en espera</translation>
    </message>
    <message>
        <source>, %L1 in progress</source>
        <translation>, %L1 en curso</translation>
    </message>
    <message>
        <source>The figures do not add up.</source>
        <translation>Los datos no cuadran.</translation>
    </message>
    <message>
        <source>There are %L1 rows, but %L2 are accounted for.</source>
        <translation>Hay %L1 filas, pero se conoce el resultado de %L2.</translation>
    </message>
    <message>
        <source>%L1 blank cells will clear fields of existing records</source>
        <translation>%L1 celdas vacías borrarán el valor de campos de registros existentes</translation>
    </message>
    <message>
        <source>Delete without keeping a copy of each record.</source>
        <translation>Eliminar sin guardar una copia de cada registro.</translation>
    </message>
    <message>
        <source>list the jobs of an account; undo or delete one</source>
        <translation>mostrar las tareas de una cuenta; deshacer o borrar una</translation>
    </message>
    <message>
        <source>Write the table to FILE, also when the job is resumed.</source>
        <translation>Escribir la tabla en FILE, también cuando se reanude la tarea.</translation>
    </message>
    <message>
        <source>Stored by Storedesk as: %1</source>
        <translation>Storedesk la guarda como: %1</translation>
    </message>
    <message>
        <source>Products, %L1 rows: %2</source>
        <translation>Productos, %L1 filas: %2</translation>
    </message>
    <message>
        <source>Rows left out because the previous period has them, too: %L1</source>
        <translation>Filas omitidas porque también están en el periodo anterior: %L1</translation>
    </message>
    <message>
        <source>Not checked against what the service announced.</source>
        <translation>Sin comprobar con lo que anunció el servicio.</translation>
    </message>
    <message>
        <source>The table is not what the service announced.</source>
        <translation>La tabla no coincide con lo que anunció el servicio.</translation>
    </message>
    <message>
        <source>Row %L1</source>
        <translation>Fila %L1</translation>
    </message>
    <message>
        <source>Row %L1, %2</source>
        <translation>Fila %L1, %2</translation>
    </message>
    <message>
        <source>export %1, created %2, state %3, rows %4</source>
        <translation>exportación %1, creada %2, estado %3, filas %4</translation>
    </message>
    <message>
        <source>    If it is one of these: storedesk-cli resume %1 --adopt %2=EXPORT</source>
        <translation>    Si es una de estas: storedesk-cli resume %1 --adopt %2=EXPORT</translation>
    </message>
    <message>
        <source>    If not, request it again: storedesk-cli resume %1 --ask-again %2</source>
        <translation>    Si no, vuelva a solicitarla: storedesk-cli resume %1 --ask-again %2</translation>
    </message>
    <message>
        <source>There is no table of this job.</source>
        <translation>No hay ninguna tabla de esta tarea.</translation>
    </message>
    <message>
        <source>It was deleted, or another program is making it.</source>
        <translation>Se ha borrado, o la está creando otro programa.</translation>
    </message>
    <message>
        <source>whole row</source>
        <translation>fila completa</translation>
    </message>
    <message>
        <source>    Lines %1 and %L2 more</source>
        <translation>    Líneas %1 y %L2 más</translation>
    </message>
    <message>
        <source>    Lines %1</source>
        <translation>    Líneas %1</translation>
    </message>
    <message>
        <source>    These can be read in two ways: --repair needs --dates or --decimals for them.</source>
        <translation>    Se pueden leer de dos maneras: --repair necesita --dates o --decimals para ellas.</translation>
    </message>
    <message>
        <source>%1 (%L2)</source>
        <comment>column, how many blank cells</comment>
        <translation>%1 (%L2)</translation>
    </message>
    <message>
        <source>%L1 blank cells will erase the values of existing records: %2</source>
        <translation>%L1 celdas vacías borrarán valores de registros existentes: %2</translation>
    </message>
    <message>
        <source>How --repair reads dates such as 03/04/2026: dmy or mdy. Without it, they are not repaired.</source>
        <translation>Cómo lee --repair fechas como 03/04/2026: dmy o mdy. Sin esta opción no se corrigen.</translation>
    </message>
    <message>
        <source>How --repair reads numbers such as 1.500: comma or point, the decimal sign. Without it, they are not repaired.</source>
        <translation>Cómo lee --repair números como 1.500: comma o point, el signo decimal. Sin esta opción no se corrigen.</translation>
    </message>
    <message>
        <source>--dates is dmy or mdy.</source>
        <translation>--dates es dmy o mdy.</translation>
    </message>
    <message>
        <source>--decimals is comma or point.</source>
        <translation>--decimals es comma o point.</translation>
    </message>
    <message>
        <source>%L1 rows: %L2 imported, %L3 refused, %L4 unknown, %L5 held back</source>
        <translation>%L1 filas: %L2 importadas, %L3 rechazadas, %L4 sin confirmar, %L5 pendientes de corregir</translation>
    </message>
    <message>
        <source>Not matched to a line: %1</source>
        <translation>Sin línea correspondiente: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the service&apos;s error report cannot be matched to rows of the file with certainty.</source>
        <translation>
            <numerusform>%Ln fila del informe de errores del servicio no se puede emparejar con certeza con filas del archivo.</numerusform>
            <numerusform>%Ln filas del informe de errores del servicio no se pueden emparejar con certeza con filas del archivo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The service&apos;s error report cannot be read.</source>
        <translation>No se puede leer el informe de errores del servicio.</translation>
    </message>
    <message>
        <source>The report is in %1.</source>
        <translation>El informe está en %1.</translation>
    </message>
    <message numerus="yes">
        <source>The service does not say which %Ln row(s) it refused.</source>
        <translation>
            <numerusform>El servicio no dice qué fila ha rechazado (%Ln).</numerusform>
            <numerusform>El servicio no dice qué %Ln filas ha rechazado.</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue a job that was created with another key of the same store.</source>
        <translation>Continuar una tarea que se creó con otra clave de la misma tienda.</translation>
    </message>
    <message>
        <source>List the jobs of an account. “jobs undo JOB” reverts a job that stored the previous values; records that were changed since are left alone. “jobs delete JOB” removes a job and all it stored from this computer.</source>
        <translation>Muestra las tareas de una cuenta. «jobs undo JOB» deshace una tarea que guardó los valores anteriores; los registros modificados desde entonces no se tocan. «jobs delete JOB» borra de este ordenador una tarea y todo lo que guardó.</translation>
    </message>
    <message>
        <source>undo JOB or delete JOB.</source>
        <translation>undo JOB o delete JOB.</translation>
    </message>
    <message>
        <source>List or delete jobs of all accounts on this computer; needs no key.</source>
        <translation>Mostrar o borrar tareas de todas las cuentas de este ordenador; no necesita clave.</translation>
    </message>
    <message>
        <source>Write “jobs”, “jobs undo JOB” or “jobs delete JOB”.</source>
        <translation>Escriba «jobs», «jobs undo JOB» o «jobs delete JOB».</translation>
    </message>
    <message>
        <source>“%1” is not a value of --%2.</source>
        <translation>«%1» no es un valor de --%2.</translation>
    </message>
    <message>
        <source>Write --adopt ROW=EXPORT or --ask-again ROW.</source>
        <translation>Escriba --adopt ROW=EXPORT o --ask-again ROW.</translation>
    </message>
    <message>
        <source>--adopt and --ask-again are for export jobs.</source>
        <translation>--adopt y --ask-again son para tareas de exportación.</translation>
    </message>
    <message>
        <source>Use this export of the service for a row of an export job whose outcome is unknown.</source>
        <translation>Usar esta exportación del servicio para una fila sin confirmar de una tarea de exportación.</translation>
    </message>
    <message>
        <source>Request the export of this row again, though the first request may have been received.</source>
        <translation>Volver a solicitar la exportación de esta fila, aunque el servicio puede haber recibido la primera petición.</translation>
    </message>
    <message>
        <source>Nothing was sent. If the key was renewed for the same store, add --accept-key.</source>
        <translation>No se ha enviado nada. Si se renovó la clave de la misma tienda, añada --accept-key.</translation>
    </message>
    <message>
        <source>“storedesk-cli jobs” lists the jobs of the account, “jobs --all” those of all accounts.</source>
        <translation>«storedesk-cli jobs» muestra las tareas de la cuenta; «jobs --all», las de todas las cuentas.</translation>
    </message>
    <message>
        <source>Waiting: %1</source>
        <translation>En espera: %1</translation>
    </message>
    <message>
        <source>Waiting for the service to answer: %1</source>
        <translation>Esperando la respuesta del servicio: %1</translation>
    </message>
    <message>
        <source>The figures of the job could not be read.</source>
        <translation>No se han podido leer los datos de la tarea.</translation>
    </message>
    <message>
        <source>The service has not answered for an hour.</source>
        <translation>El servicio no responde desde hace una hora.</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) had no answer yet; “resume” checks whether they arrived.</source>
        <translation>
            <numerusform>%n petición no tenía respuesta todavía; «resume» comprueba si llegó.</numerusform>
            <numerusform>%n peticiones no tenían respuesta todavía; «resume» comprueba si llegaron.</numerusform>
        </translation>
    </message>
    <message>
        <source>The output could not be written.</source>
        <translation>No se ha podido escribir la salida.</translation>
    </message>
    <message>
        <source>The service does not answer.</source>
        <translation>El servicio no responde.</translation>
    </message>
    <message>
        <source>Nothing came back for two minutes.</source>
        <translation>No ha llegado ninguna respuesta en dos minutos.</translation>
    </message>
    <message>
        <source>Check the network and try again later.</source>
        <translation>Compruebe la red e inténtelo más tarde.</translation>
    </message>
    <message>
        <source>%L1 exports: %L2 complete, %L3 failed, %L4 not requested, %L5 unknown</source>
        <translation>%L1 exportaciones: %L2 completas, %L3 fallidas, %L4 sin solicitar, %L5 sin confirmar</translation>
    </message>
    <message>
        <source>, %L1 left out</source>
        <translation>, %L1 omitidas</translation>
    </message>
    <message>
        <source>Account folders searched: %1</source>
        <translation>Carpetas de cuentas revisadas: %1</translation>
    </message>
    <message>
        <source>check the orders of a shop and send them as purchases, as a job</source>
        <translation>comprueba los pedidos de una tienda y los envía como compras, en una tarea</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>No se puede escribir %1.</translation>
    </message>
    <message>
        <source>Nothing was requested. Name another file.</source>
        <translation>No se ha solicitado nada. Indique otro archivo.</translation>
    </message>
    <message>
        <source>It is not the name of a file.</source>
        <translation>No es un nombre de archivo.</translation>
    </message>
    <message>
        <source>It is a folder.</source>
        <translation>Es una carpeta.</translation>
    </message>
    <message>
        <source>Its folder does not exist.</source>
        <translation>Su carpeta no existe.</translation>
    </message>
    <message>
        <source>Country code of phone numbers that have none, such as 34.</source>
        <translation>Prefijo internacional de los teléfonos que no lo llevan, por ejemplo 34.</translation>
    </message>
    <message>
        <source>--phone-prefix is a country code, such as 34.</source>
        <translation>--phone-prefix es un prefijo internacional, por ejemplo 34.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) were removed by a privacy request.</source>
        <translation>
            <numerusform>%Ln fila se ha eliminado por una solicitud de privacidad.</numerusform>
            <numerusform>%Ln filas se han eliminado por una solicitud de privacidad.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name one job.</source>
        <translation>Indique una tarea.</translation>
    </message>
    <message>
        <source>“storedesk-cli jobs” lists them.</source>
        <translation>«storedesk-cli jobs» las muestra.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created.</source>
        <translation>No se puede crear la carpeta %1.</translation>
    </message>
    <message>
        <source>Nothing was sent. Choose another folder.</source>
        <translation>No se ha enviado nada. Elija otra carpeta.</translation>
    </message>
    <message>
        <source>%L1 orders cannot be sent, more than %L2.</source>
        <translation>%L1 pedidos no se pueden enviar, más de %L2.</translation>
    </message>
    <message>
        <source>No purchases were sent.</source>
        <translation>No se ha enviado ninguna compra.</translation>
    </message>
    <message>
        <source>Imports purchases from the order file of a shop, one line per product. Each order is sent once, by its ID; orders that exist are not sent again. Workflows do not start unless you ask for it.</source>
        <translation>Importa compras del archivo de pedidos de una tienda, con una línea por producto. Cada pedido se envía una vez, por su ID; los que ya existen no se vuelven a enviar. Los flujos no se inician si no lo pide.</translation>
    </message>
    <message>
        <source>The order file of the shop: CSV, XLSX or ODS.</source>
        <translation>El archivo de pedidos de la tienda: CSV, XLSX u ODS.</translation>
    </message>
    <message>
        <source>Read a column as this field, or leave it out with an empty field; may be repeated. Fields: %1.</source>
        <translation>Lee una columna como este campo, o la omite si el campo va vacío; se puede repetir. Campos: %1.</translation>
    </message>
    <message>
        <source>Rewrite dates, numbers and blanks that can be read without doubt.</source>
        <translation>Reescribe las fechas, los números y los espacios que no admiten duda.</translation>
    </message>
    <message>
        <source>How dates such as 03/04/2026 are written: dmy or mdy. By default, orders with such dates are not sent.</source>
        <translation>Cómo se escriben fechas como 03/04/2026: dmy o mdy. De forma predeterminada, los pedidos con esas fechas no se envían.</translation>
    </message>
    <message>
        <source>The decimal sign of numbers such as 1.500: comma or point. By default, orders with such numbers are not sent.</source>
        <translation>El signo decimal de números como 1.500: comma o point. De forma predeterminada, los pedidos con esos números no se envían.</translation>
    </message>
    <message>
        <source>Send only orders in this currency, such as EUR.</source>
        <translation>Envía solo los pedidos en esta moneda, por ejemplo EUR.</translation>
    </message>
    <message>
        <source>Send orders whose lines do not add up to the total, with the values of the file.</source>
        <translation>Envía también los pedidos cuyas líneas no suman el total, con los valores del archivo.</translation>
    </message>
    <message>
        <source>Create missing contacts or products first, with the data of the file; may be repeated. By default, their orders are not sent.</source>
        <translation>Crea antes los contactos o productos que faltan, con los datos del archivo; se puede repetir. De forma predeterminada, sus pedidos no se envían.</translation>
    </message>
    <message>
        <source>Let the purchases start workflows, which may send emails to the buyers.</source>
        <translation>Permite que las compras inicien flujos, que pueden enviar correos a los compradores.</translation>
    </message>
    <message>
        <source>Check and look up everything, send nothing.</source>
        <translation>Comprueba y consulta todo sin enviar nada.</translation>
    </message>
    <message>
        <source>Send nothing if more than N orders cannot be sent.</source>
        <translation>No envía nada si hay más de N pedidos que no se pueden enviar.</translation>
    </message>
    <message>
        <source>Write reports into this folder.</source>
        <translation>Escribe los informes en esta carpeta.</translation>
    </message>
    <message>
        <source>--currency is a code such as EUR.</source>
        <translation>--currency es un código, por ejemplo EUR.</translation>
    </message>
    <message>
        <source>--create-missing is contacts or products.</source>
        <translation>--create-missing es contacts o products.</translation>
    </message>
    <message>
        <source>The file has no column “%1”.</source>
        <translation>El archivo no tiene ninguna columna «%1».</translation>
    </message>
    <message>
        <source>Its columns: %1.</source>
        <translation>Sus columnas: %1.</translation>
    </message>
    <message>
        <source>There is no field “%1”.</source>
        <translation>No existe ningún campo «%1».</translation>
    </message>
    <message>
        <source>Fields: %1.</source>
        <translation>Campos: %1.</translation>
    </message>
    <message>
        <source>Name it with --map COLUMN=FIELD. Columns: %1.</source>
        <translation>Indíquela con --map COLUMN=FIELD. Columnas: %1.</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Línea %1</translation>
    </message>
    <message>
        <source>Missing contact: %1 (lines %2)</source>
        <translation>Falta el contacto %1 (líneas %2)</translation>
    </message>
    <message>
        <source>Missing product: %1 (lines %2)</source>
        <translation>Falta el producto %1 (líneas %2)</translation>
    </message>
    <message>
        <source>%1: not used</source>
        <translation>%1: no se usa</translation>
    </message>
    <message>
        <source>%1: already there with the same values</source>
        <translation>%1: ya existe con los mismos valores</translation>
    </message>
    <message>
        <source>%L1 orders in %L2 lines: %L3 to send, %L4 held back, %L5 already there</source>
        <translation>%L1 pedidos en %L2 líneas: %L3 para enviar, %L4 retenidos, %L5 ya existentes</translation>
    </message>
    <message>
        <source>%L1 of them can be sent with --repair</source>
        <translation>%L1 de ellos se pueden enviar con --repair</translation>
    </message>
    <message>
        <source>%L1 of them can be sent with --accept-differences</source>
        <translation>%L1 de ellos se pueden enviar con --accept-differences</translation>
    </message>
    <message>
        <source>--delimiter cannot be “%1”.</source>
        <translation>--delimiter no puede ser «%1».</translation>
    </message>
    <message>
        <source>Choose one of: , ; | tab, or another single sign.</source>
        <translation>Elija uno de estos: , ; | tab, u otro signo.</translation>
    </message>
    <message>
        <source>There is no encoding “%1”.</source>
        <translation>No existe la codificación «%1».</translation>
    </message>
    <message>
        <source>Column separator: , ; | or tab. Detected by default.</source>
        <translation>Separador de columnas: , ; | o tab. De forma predeterminada se detecta.</translation>
    </message>
    <message>
        <source>Encoding of the file, such as UTF-8 or WINDOWS-1252. Detected by default.</source>
        <translation>Codificación del archivo, por ejemplo UTF-8 o WINDOWS-1252. De forma predeterminada se detecta.</translation>
    </message>
    <message>
        <source>Sheet of a spreadsheet, or file in a ZIP archive. The first one by default.</source>
        <translation>Hoja de un libro o archivo de un ZIP. De forma predeterminada, el primero.</translation>
    </message>
    <message>
        <source>--sheet needs a name.</source>
        <translation>--sheet necesita un nombre.</translation>
    </message>
    <message>
        <source>There is no sheet “%1”.</source>
        <translation>No existe la hoja «%1».</translation>
    </message>
    <message>
        <source>The file is neither a spreadsheet nor a ZIP archive.</source>
        <translation>El archivo no es una hoja de cálculo ni un ZIP.</translation>
    </message>
    <message>
        <source>The job was created with another key and does not say which store it is for.</source>
        <translation>La tarea se ha creado con otra clave y no indica para qué tienda es.</translation>
    </message>
    <message>
        <source>Storedesk cannot check that both keys belong to the same store.</source>
        <translation>Storedesk no puede comprobar que las dos claves sean de la misma tienda.</translation>
    </message>
    <message>
        <source>The store of this key could not be read, so it cannot be compared with that of the job (%1).</source>
        <translation>No se ha podido leer la tienda de esta clave, así que no se puede comparar con la de la tarea (%1).</translation>
    </message>
    <message>
        <source>The service did not answer.</source>
        <translation>El servicio no ha respondido.</translation>
    </message>
    <message>
        <source>The store of this key has no identity that could be compared with that of the job.</source>
        <translation>La tienda de esta clave no tiene una identidad que se pueda comparar con la de la tarea.</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>contains</source>
        <translation>contiene</translation>
    </message>
    <message>
        <source>%1 up to %2, without it</source>
        <translation>%1 hasta %2, sin incluirlo</translation>
    </message>
</context>
<context>
    <name>CompareWords</name>
    <message numerus="yes">
        <source>%n have the same %1 as another row.</source>
        <translation>
            <numerusform>%n tiene el mismo %1 que otra fila.</numerusform>
            <numerusform>%n tienen el mismo %1 que otra fila.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n have no %1.</source>
        <translation>
            <numerusform>%n no tiene %1.</numerusform>
            <numerusform>%n no tienen %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are listed as “%1” and not compared.</source>
        <translation>Aparecen como «%1» y no se comparan.</translation>
    </message>
    <message>
        <source>Only the earlier file has %1.</source>
        <translation>Solo el archivo anterior tiene %1.</translation>
    </message>
    <message>
        <source>Only the later file has %1.</source>
        <translation>Solo el archivo posterior tiene %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n blank lines do not count as rows.</source>
        <translation>
            <numerusform>%n línea en blanco no cuenta como fila.</numerusform>
            <numerusform>%n líneas en blanco no cuentan como filas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows cannot be matched</source>
        <translation>
            <numerusform>%n fila no se puede emparejar</numerusform>
            <numerusform>%n filas no se pueden emparejar</numerusform>
        </translation>
    </message>
    <message>
        <source>Not all columns are in both files</source>
        <translation>No todas las columnas están en los dos archivos</translation>
    </message>
    <message>
        <source>Blank lines were skipped</source>
        <translation>Se omitieron líneas en blanco</translation>
    </message>
    <message>
        <source>Tables with different columns were left out: %1.</source>
        <translation>Se omitieron las tablas con otras columnas: %1.</translation>
    </message>
    <message>
        <source>Not all tables were compared</source>
        <translation>No se compararon todas las tablas</translation>
    </message>
    <message numerus="yes">
        <source>%n keys differ only in case or surrounding spaces; their rows were matched.</source>
        <translation>
            <numerusform>%n clave difiere solo en mayúsculas o en espacios alrededor; sus filas se emparejaron.</numerusform>
            <numerusform>%n claves difieren solo en mayúsculas o en espacios alrededor; sus filas se emparejaron.</numerusform>
        </translation>
    </message>
    <message>
        <source>Treated as renamed: %1.</source>
        <translation>Consideradas como renombradas: %1.</translation>
    </message>
    <message>
        <source>Some columns were renamed</source>
        <translation>Algunas columnas han cambiado de nombre</translation>
    </message>
    <message>
        <source>Some keys are written differently</source>
        <translation>Algunas claves están escritas de otra forma</translation>
    </message>
    <message>
        <source>Some values are written differently</source>
        <translation>Algunos valores están escritos de otra forma</translation>
    </message>
    <message numerus="yes">
        <source>%n rows differ only in how numbers or dates are written; they count as the same.</source>
        <translation>
            <numerusform>%n fila difiere solo en la forma de escribir números o fechas; cuenta como igual.</numerusform>
            <numerusform>%n filas difieren solo en la forma de escribir números o fechas; cuentan como iguales.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComparedFiles</name>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nuevo</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Desaparecido</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Cambiado</translation>
    </message>
    <message>
        <source>Cannot be matched</source>
        <translation>No se puede emparejar</translation>
    </message>
    <message>
        <source>These files cannot be compared.</source>
        <translation>Estos archivos no se pueden comparar.</translation>
    </message>
    <message>
        <source>No column has the same name in both.</source>
        <translation>Ninguna columna se llama igual en ambos.</translation>
    </message>
    <message>
        <source>Choose two exports of the same kind.</source>
        <translation>Elija dos exportaciones del mismo tipo.</translation>
    </message>
    <message>
        <source>%1 before</source>
        <translation>%1 antes</translation>
    </message>
    <message>
        <source>%1 after</source>
        <translation>%1 después</translation>
    </message>
    <message>
        <source>The comparison was not kept.</source>
        <translation>La comparación no se guardó.</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>The tables cannot be compared.</source>
        <translation>Las tablas no se pueden comparar.</translation>
    </message>
    <message>
        <source>The column “%1” is not in both tables.</source>
        <translation>La columna «%1» no está en las dos tablas.</translation>
    </message>
    <message>
        <source>Choose a key column that both tables have.</source>
        <translation>Elija una columna clave que esté en las dos tablas.</translation>
    </message>
    <message>
        <source>Their keys cannot be told apart.</source>
        <translation>Sus claves no se distinguen.</translation>
    </message>
    <message>
        <source>Choose another key column.</source>
        <translation>Elija otra columna clave.</translation>
    </message>
</context>
<context>
    <name>Connection</name>
    <message>
        <source>The address of the service is not a web address.</source>
        <translation>La dirección del servicio no es una dirección web.</translation>
    </message>
    <message>
        <source>It needs a scheme and a host, for example https://host.</source>
        <translation>Necesita un esquema y un servidor, por ejemplo https://host.</translation>
    </message>
    <message>
        <source>Copy the address again from the service&apos;s documentation.</source>
        <translation>Copie de nuevo la dirección de la documentación del servicio.</translation>
    </message>
    <message>
        <source>The address of the service must begin with https.</source>
        <translation>La dirección del servicio debe empezar por https.</translation>
    </message>
    <message>
        <source>Without encryption everybody on the way can read the key.</source>
        <translation>Sin cifrado, cualquiera en el camino puede leer la clave.</translation>
    </message>
    <message>
        <source>Replace what comes before the colon with https.</source>
        <translation>Sustituya por https lo que hay antes de los dos puntos.</translation>
    </message>
    <message>
        <source>The address of the service contains a user name or password.</source>
        <translation>La dirección del servicio contiene un nombre de usuario o una contraseña.</translation>
    </message>
    <message>
        <source>The service identifies you by the key alone.</source>
        <translation>El servicio solo identifica por la clave.</translation>
    </message>
    <message>
        <source>Remove everything between the two slashes and the @.</source>
        <translation>Quite todo lo que hay entre las dos barras y la @.</translation>
    </message>
    <message>
        <source>The address of the service has more than a path.</source>
        <translation>La dirección del servicio tiene algo más que una ruta.</translation>
    </message>
    <message>
        <source>Something follows a question mark or a hash sign.</source>
        <translation>Hay algo detrás de un signo de interrogación o de una almohadilla.</translation>
    </message>
    <message>
        <source>Remove everything from that character on.</source>
        <translation>Quite todo a partir de ese carácter.</translation>
    </message>
    <message>
        <source>The key cannot be used.</source>
        <translation>La clave no se puede usar.</translation>
    </message>
    <message>
        <source>It is empty, or contains spaces or characters that no key has.</source>
        <translation>Está vacía o contiene espacios o caracteres que ninguna clave tiene.</translation>
    </message>
    <message>
        <source>Copy the key again, from its first to its last character.</source>
        <translation>Copie de nuevo la clave, desde el primer carácter hasta el último.</translation>
    </message>
    <message>
        <source>The name of the header for the key cannot be used.</source>
        <translation>El nombre de la cabecera de la clave no se puede usar.</translation>
    </message>
    <message>
        <source>It is empty, or contains spaces or characters that no header has.</source>
        <translation>Está vacío o contiene espacios o caracteres que ninguna cabecera tiene.</translation>
    </message>
    <message>
        <source>Leave it as it was unless the service&apos;s documentation says otherwise.</source>
        <translation>Déjelo como estaba, salvo que la documentación del servicio diga otra cosa.</translation>
    </message>
</context>
<context>
    <name>ContactCopy</name>
    <message>
        <source>The copy is not complete.</source>
        <translation>La copia no está completa.</translation>
    </message>
    <message>
        <source>The copy could not be deleted.</source>
        <translation>No se pudo borrar la copia.</translation>
    </message>
    <message>
        <source>The table could not be read.</source>
        <translation>No se pudo leer la tabla.</translation>
    </message>
    <message>
        <source>The offline copy of the contacts is in use.</source>
        <translation>La copia sin conexión de los contactos está en uso.</translation>
    </message>
    <message>
        <source>Another window or command is changing it.</source>
        <translation>Otra ventana u otra orden la está modificando.</translation>
    </message>
    <message>
        <source>Try again later.</source>
        <translation>Inténtelo más tarde.</translation>
    </message>
</context>
<context>
    <name>ContactFieldForm</name>
    <message>
        <source>The field</source>
        <translation>El campo</translation>
    </message>
    <message>
        <source>Allowed values</source>
        <translation>Valores permitidos</translation>
    </message>
</context>
<context>
    <name>ContactFieldRules</name>
    <message>
        <source>The maximum value is below the minimum value.</source>
        <translation>El valor máximo está por debajo del mínimo.</translation>
    </message>
    <message>
        <source>The latest date is before the earliest one.</source>
        <translation>La fecha máxima es anterior a la mínima.</translation>
    </message>
    <message>
        <source>A required field needs a default value, which every contact gets.</source>
        <translation>Un campo obligatorio necesita un valor predeterminado, que reciben todos los contactos.</translation>
    </message>
    <message>
        <source>Two options have the ID %1.</source>
        <translation>Dos opciones tienen el ID %1.</translation>
    </message>
</context>
<context>
    <name>CouponCodes</name>
    <message>
        <source>What was sent could not be noted.</source>
        <translation>No se pudo anotar lo que se envió.</translation>
    </message>
    <message>
        <source>The pattern is too short for so many codes.</source>
        <translation>El patrón es demasiado corto para tantos códigos.</translation>
    </message>
    <message>
        <source>Put in more of the signs #, @ and *.</source>
        <translation>Añada más signos #, @ y *.</translation>
    </message>
    <message>
        <source>The codes could not be saved.</source>
        <translation>No se pudieron guardar los códigos.</translation>
    </message>
</context>
<context>
    <name>CreatePage</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>CsvFaultWords</name>
    <message>
        <source>It is uncertain where the rows of this table begin and end.</source>
        <translation>No se sabe con certeza dónde empiezan y acaban las filas de esta tabla.</translation>
    </message>
    <message>
        <source>Correct the quote in the file, or read the file with another quote character.</source>
        <translation>Corrija las comillas en el archivo o léalo con otro carácter de comillas.</translation>
    </message>
    <message>
        <source>Line %1, column %2: there is text after a closing quote.</source>
        <translation>Línea %1, columna %2: hay texto detrás de unas comillas de cierre.</translation>
    </message>
    <message>
        <source>Line %1, column %2: a quote is opened here and never closed.</source>
        <translation>Línea %1, columna %2: aquí se abren unas comillas que no se cierran.</translation>
    </message>
    <message>
        <source>Line %1, column %2: the row is too long and was cut here.</source>
        <translation>Línea %1, columna %2: la fila es demasiado larga y se ha cortado aquí.</translation>
    </message>
    <message>
        <source>Line %1, column %2: the row has too many cells and was cut here.</source>
        <translation>Línea %1, columna %2: la fila tiene demasiadas celdas y se ha cortado aquí.</translation>
    </message>
    <message>
        <source>Line %1, column %2: this byte is not UTF-8.</source>
        <translation>Línea %1, columna %2: este byte no es UTF-8.</translation>
    </message>
    <message>
        <source>Line %1, column %2: a quote is opened here and closed in the middle of a cell in a later line.</source>
        <translation>Línea %1, columna %2: aquí se abren unas comillas que se cierran en medio de una celda de una línea posterior.</translation>
    </message>
    <message>
        <source>Line %1, column %2: there is a NUL byte.</source>
        <translation>Línea %1, columna %2: hay un byte NUL.</translation>
    </message>
    <message>
        <source>Line %1: there are characters that cannot be read in this encoding.</source>
        <translation>Línea %1: hay caracteres que no se pueden leer con esta codificación.</translation>
    </message>
    <message>
        <source>Line %1: the row has more cells than the table has columns.</source>
        <translation>Línea %1: la fila tiene más celdas que columnas tiene la tabla.</translation>
    </message>
    <message>
        <source>Line %1: the row has fewer cells than the table has columns.</source>
        <translation>Línea %1: la fila tiene menos celdas que columnas tiene la tabla.</translation>
    </message>
    <message>
        <source>Line %1: a cell begins with a quote that is not closed.</source>
        <translation>Línea %1: una celda empieza con unas comillas que no se cierran.</translation>
    </message>
</context>
<context>
    <name>CsvReader</name>
    <message>
        <source>The table could not be read to its end.</source>
        <translation>La tabla no se ha podido leer hasta el final.</translation>
    </message>
    <message>
        <source>Check the file and try again.</source>
        <translation>Compruebe el archivo e inténtelo de nuevo.</translation>
    </message>
</context>
<context>
    <name>CsvWriter</name>
    <message>
        <source>The table could not be written.</source>
        <translation>No se ha podido escribir la tabla.</translation>
    </message>
    <message>
        <source>Check the free space on the disk and try again.</source>
        <translation>Compruebe el espacio libre del disco e inténtelo de nuevo.</translation>
    </message>
</context>
<context>
    <name>Database</name>
    <message>
        <source>%1 belongs to another program.</source>
        <translation>%1 pertenece a otro programa.</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>Elija otro archivo.</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of Storedesk.</source>
        <translation>%1 se escribió con una versión más reciente de Storedesk.</translation>
    </message>
    <message>
        <source>It has format %1; this version knows %2 and older.</source>
        <translation>Tiene el formato %1; esta versión conoce el %2 y anteriores.</translation>
    </message>
    <message>
        <source>Start the newer version. The file was left as it is.</source>
        <translation>Inicie la versión más reciente. El archivo se ha dejado como está.</translation>
    </message>
    <message>
        <source>Its version number is not valid.</source>
        <translation>Su número de versión no es válido.</translation>
    </message>
    <message>
        <source>It could not be renamed to %1.</source>
        <translation>No se le ha podido dar el nombre %1.</translation>
    </message>
    <message>
        <source>Rename or remove the file and restart Storedesk.</source>
        <translation>Cambie el nombre del archivo o quítelo y reinicie Storedesk.</translation>
    </message>
    <message>
        <source>The damaged file is kept as %1.</source>
        <translation>El archivo dañado se conserva como %1.</translation>
    </message>
    <message>
        <source>Local data could not be saved: the disk is full.</source>
        <translation>No se han podido guardar los datos locales: el disco está lleno.</translation>
    </message>
    <message>
        <source>Free up space on the disk and try again.</source>
        <translation>Libere espacio en el disco e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Local data is in use by another program.</source>
        <translation>Otro programa está usando los datos locales.</translation>
    </message>
    <message>
        <source>Close the other program and try again.</source>
        <translation>Cierre el otro programa e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Local data cannot be opened or written.</source>
        <translation>Los datos locales no se pueden abrir ni escribir.</translation>
    </message>
    <message>
        <source>Check that the folder exists and that you may write there.</source>
        <translation>Compruebe que la carpeta existe y que se puede escribir en ella.</translation>
    </message>
    <message>
        <source>The disk failed while local data was read or written.</source>
        <translation>El disco falló al leer o escribir los datos locales.</translation>
    </message>
    <message>
        <source>Check the disk and try again.</source>
        <translation>Compruebe el disco e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The file with local data is damaged.</source>
        <translation>El archivo con los datos locales está dañado.</translation>
    </message>
    <message>
        <source>Restart Storedesk: it sets the damaged file aside and starts a new one.</source>
        <translation>Reinicie Storedesk: aparta el archivo dañado y empieza uno nuevo.</translation>
    </message>
    <message>
        <source>Local data could not be read or written.</source>
        <translation>No se han podido leer ni escribir los datos locales.</translation>
    </message>
    <message>
        <source>The last changes in %1 are damaged.</source>
        <translation>Los últimos cambios de %1 están dañados.</translation>
    </message>
    <message>
        <source>Some of what was kept may be missing.</source>
        <translation>Puede faltar parte de lo guardado.</translation>
    </message>
    <message>
        <source>The damaged changes are kept as %1.</source>
        <translation>Los cambios dañados se conservan como %1.</translation>
    </message>
    <message>
        <source>%1 was empty. A new file was started.</source>
        <translation>%1 estaba vacío. Se ha empezado un archivo nuevo.</translation>
    </message>
    <message>
        <source>What was kept in it is lost.</source>
        <translation>Lo que se guardaba en él se ha perdido.</translation>
    </message>
    <message>
        <source>If you have a copy of the file, close Storedesk and put it there.</source>
        <translation>Si tiene una copia del archivo, cierre Storedesk y póngala en su lugar.</translation>
    </message>
    <message>
        <source>%1 was damaged. A new file was started.</source>
        <translation>%1 estaba dañado. Se ha empezado un archivo nuevo.</translation>
    </message>
    <message>
        <source>%1 is damaged.</source>
        <translation>%1 está dañado.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>No se puede leer %1.</translation>
    </message>
</context>
<context>
    <name>Definition</name>
    <message>
        <source>This file holds no definition of an event type.</source>
        <translation>Este archivo no contiene la definición de un tipo de evento.</translation>
    </message>
    <message>
        <source>Such a file is JSON and names the direction and the fields.</source>
        <translation>Un archivo así es JSON e indica el sentido y los campos.</translation>
    </message>
    <message>
        <source>To begin with what a shop sends, choose “From a sample”.</source>
        <translation>Para empezar con lo que envía una tienda, elija «Desde un ejemplo».</translation>
    </message>
    <message>
        <source>The definition could not be understood.</source>
        <translation>No se ha podido entender la definición.</translation>
    </message>
    <message>
        <source>Correct the file.</source>
        <translation>Corrija el archivo.</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <comment>member of a file, what is wrong with it</comment>
        <translation>«%1»: %2</translation>
    </message>
</context>
<context>
    <name>DefinitionDifference</name>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Events whose value does not fit any more are refused.</source>
        <translation>Se rechazan los eventos cuyo valor ya no encaje.</translation>
    </message>
    <message>
        <source>Events without it are refused.</source>
        <translation>Se rechazan los eventos que no lo lleven.</translation>
    </message>
    <message>
        <source>The value is read from another place.</source>
        <translation>El valor se lee de otro lugar.</translation>
    </message>
    <message>
        <source>Whoever sends these events has to change their program.</source>
        <translation>Quien envía estos eventos tiene que cambiar su programa.</translation>
    </message>
    <message>
        <source>Events that still send it are refused.</source>
        <translation>Se rechazan los eventos que aún lo envíen.</translation>
    </message>
</context>
<context>
    <name>Deleting</name>
    <message numerus="yes">
        <source>Delete %Ln contact(s)</source>
        <translation>
            <numerusform>Eliminar %Ln contacto</numerusform>
            <numerusform>Eliminar %Ln contactos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln contact(s) from the service?</source>
        <translation>
            <numerusform>¿Eliminar %Ln contacto del servicio?</numerusform>
            <numerusform>¿Eliminar %Ln contactos del servicio?</numerusform>
        </translation>
    </message>
    <message>
        <source>matches the number of contacts</source>
        <translation>coincide con el número de contactos</translation>
    </message>
    <message numerus="yes">
        <source>The service deletes the %Ln contact(s) and their activity.</source>
        <translation>
            <numerusform>El servicio elimina este contacto y su actividad.</numerusform>
            <numerusform>El servicio elimina los %Ln contactos y su actividad.</numerusform>
        </translation>
    </message>
    <message>
        <source>Statistics and purchases stay.</source>
        <translation>Las estadísticas y las compras se conservan.</translation>
    </message>
    <message numerus="yes">
        <source>A copy of each record is kept in the Bin for %Ln day(s). “Put back” creates the contact again, without its activity.</source>
        <translation>
            <numerusform>Se guarda una copia de cada registro en la Papelera durante %Ln día. «Restaurar» vuelve a crear el contacto, sin su actividad.</numerusform>
            <numerusform>Se guarda una copia de cada registro en la Papelera durante %Ln días. «Restaurar» vuelve a crear el contacto, sin su actividad.</numerusform>
        </translation>
    </message>
    <message>
        <source>No copy is kept: nothing can be put back.</source>
        <translation>No se guarda ninguna copia: nada se podrá restaurar.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln contact(s) deleted from %1.</source>
        <translation>
            <numerusform>%Ln contacto eliminado de %1.</numerusform>
            <numerusform>%Ln contactos eliminados de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln contact(s) could not be deleted</source>
        <translation>
            <numerusform>No se pudo eliminar %Ln contacto</numerusform>
            <numerusform>No se pudieron eliminar %Ln contactos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln purchase(s)</source>
        <translation>
            <numerusform>Eliminar %Ln compra</numerusform>
            <numerusform>Eliminar %Ln compras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln purchase(s) from the service?</source>
        <translation>
            <numerusform>¿Eliminar %Ln compra del servicio?</numerusform>
            <numerusform>¿Eliminar %Ln compras del servicio?</numerusform>
        </translation>
    </message>
    <message>
        <source>matches the number of purchases</source>
        <translation>coincide con el número de compras</translation>
    </message>
    <message numerus="yes">
        <source>The service deletes the %Ln purchase(s) and recalculates the figures of the buyers and the products.</source>
        <translation>
            <numerusform>El servicio elimina esta compra y vuelve a calcular las cifras del comprador y de los productos.</numerusform>
            <numerusform>El servicio elimina las %Ln compras y vuelve a calcular las cifras de los compradores y de los productos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Carts, related products and what workflows already did stay as they are.</source>
        <translation>Los carritos, los productos relacionados y lo que los flujos ya hicieron quedan como están.</translation>
    </message>
    <message numerus="yes">
        <source>A copy of each record is kept in the Bin for %Ln day(s). “Put back” creates the purchase again with a new ID in the service; no workflow starts.</source>
        <translation>
            <numerusform>Se guarda una copia de cada registro en la Papelera durante %Ln día. «Restaurar» vuelve a crear la compra con un ID nuevo en el servicio; no se inicia ningún flujo.</numerusform>
            <numerusform>Se guarda una copia de cada registro en la Papelera durante %Ln días. «Restaurar» vuelve a crear la compra con un ID nuevo en el servicio; no se inicia ningún flujo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln purchase(s) deleted from %1.</source>
        <translation>
            <numerusform>%Ln compra eliminada de %1.</numerusform>
            <numerusform>%Ln compras eliminadas de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln purchase(s) could not be deleted</source>
        <translation>
            <numerusform>No se pudo eliminar %Ln compra</numerusform>
            <numerusform>No se pudieron eliminar %Ln compras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln product(s)</source>
        <translation>
            <numerusform>Eliminar %Ln producto</numerusform>
            <numerusform>Eliminar %Ln productos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln product(s) from the service?</source>
        <translation>
            <numerusform>¿Eliminar %Ln producto del servicio?</numerusform>
            <numerusform>¿Eliminar %Ln productos del servicio?</numerusform>
        </translation>
    </message>
    <message>
        <source>matches the number of products</source>
        <translation>coincide con el número de productos</translation>
    </message>
    <message numerus="yes">
        <source>The service deletes the %Ln product(s) and their history, which is lost even if they are created again.</source>
        <translation>
            <numerusform>El servicio elimina este producto y su historial, que se pierde aunque el producto se vuelva a crear.</numerusform>
            <numerusform>El servicio elimina los %Ln productos y su historial, que se pierde aunque se vuelvan a crear.</numerusform>
        </translation>
    </message>
    <message>
        <source>They may still appear in recommendations for a few minutes.</source>
        <translation>Pueden seguir apareciendo en recomendaciones durante unos minutos.</translation>
    </message>
    <message>
        <source>A product that is still in a feed or visited on the website is created again automatically.</source>
        <translation>Un producto que siga en un feed o se visite en la web se vuelve a crear automáticamente.</translation>
    </message>
    <message numerus="yes">
        <source>A copy of each record is kept in the Bin for %Ln day(s). “Put back” creates the product again, without its history.</source>
        <translation>
            <numerusform>Se guarda una copia de cada registro en la Papelera durante %Ln día. «Restaurar» vuelve a crear el producto, sin su historial.</numerusform>
            <numerusform>Se guarda una copia de cada registro en la Papelera durante %Ln días. «Restaurar» vuelve a crear el producto, sin su historial.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln product(s) deleted from %1.</source>
        <translation>
            <numerusform>%Ln producto eliminado de %1.</numerusform>
            <numerusform>%Ln productos eliminados de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln product(s) could not be deleted</source>
        <translation>
            <numerusform>No se pudo eliminar %Ln producto</numerusform>
            <numerusform>No se pudieron eliminar %Ln productos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln export(s)</source>
        <translation>
            <numerusform>Eliminar %Ln exportación</numerusform>
            <numerusform>Eliminar %Ln exportaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln export(s) from the service?</source>
        <translation>
            <numerusform>¿Eliminar %Ln exportación del servicio?</numerusform>
            <numerusform>¿Eliminar %Ln exportaciones del servicio?</numerusform>
        </translation>
    </message>
    <message>
        <source>matches the number of exports</source>
        <translation>coincide con el número de exportaciones</translation>
    </message>
    <message numerus="yes">
        <source>The service deletes the %Ln export(s); their files can no longer be downloaded.</source>
        <translation>
            <numerusform>El servicio elimina esta exportación; su archivo ya no se podrá descargar.</numerusform>
            <numerusform>El servicio elimina las %Ln exportaciones; sus archivos ya no se podrán descargar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported records and files on this computer stay.</source>
        <translation>Los registros exportados y los archivos de este equipo se conservan.</translation>
    </message>
    <message numerus="yes">
        <source>A copy of each entry, not of its file, is kept in the Bin for %Ln day(s). An export cannot be put back, only created again.</source>
        <translation>
            <numerusform>Se guarda una copia de cada entrada, no de su archivo, en la Papelera durante %Ln día. Una exportación no se puede restaurar, solo volver a crear.</numerusform>
            <numerusform>Se guarda una copia de cada entrada, no de su archivo, en la Papelera durante %Ln días. Una exportación no se puede restaurar, solo volver a crear.</numerusform>
        </translation>
    </message>
    <message>
        <source>No copy is kept.</source>
        <translation>No se guarda ninguna copia.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln export(s) deleted from %1.</source>
        <translation>
            <numerusform>%Ln exportación eliminada de %1.</numerusform>
            <numerusform>%Ln exportaciones eliminadas de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln export(s) could not be deleted</source>
        <translation>
            <numerusform>No se pudo eliminar %Ln exportación</numerusform>
            <numerusform>No se pudieron eliminar %Ln exportaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln import(s)</source>
        <translation>
            <numerusform>Eliminar %Ln importación</numerusform>
            <numerusform>Eliminar %Ln importaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln import(s) from the service?</source>
        <translation>
            <numerusform>¿Eliminar %Ln importación del servicio?</numerusform>
            <numerusform>¿Eliminar %Ln importaciones del servicio?</numerusform>
        </translation>
    </message>
    <message>
        <source>matches the number of imports</source>
        <translation>coincide con el número de importaciones</translation>
    </message>
    <message numerus="yes">
        <source>The service deletes the %Ln import(s) and their error reports.</source>
        <translation>
            <numerusform>El servicio elimina esta importación y su informe de errores.</numerusform>
            <numerusform>El servicio elimina las %Ln importaciones y sus informes de errores.</numerusform>
        </translation>
    </message>
    <message>
        <source>Imported contacts, products and coupons stay.</source>
        <translation>Los contactos, productos y cupones importados se conservan.</translation>
    </message>
    <message numerus="yes">
        <source>A copy of each entry, not of its file, is kept in the Bin for %Ln day(s). An import cannot be put back.</source>
        <translation>
            <numerusform>Se guarda una copia de cada entrada, no de su archivo, en la Papelera durante %Ln día. Una importación no se puede restaurar.</numerusform>
            <numerusform>Se guarda una copia de cada entrada, no de su archivo, en la Papelera durante %Ln días. Una importación no se puede restaurar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln import(s) deleted from %1.</source>
        <translation>
            <numerusform>%Ln importación eliminada de %1.</numerusform>
            <numerusform>%Ln importaciones eliminadas de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln import(s) could not be deleted</source>
        <translation>
            <numerusform>No se pudo eliminar %Ln importación</numerusform>
            <numerusform>No se pudieron eliminar %Ln importaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln contact field(s)</source>
        <translation>
            <numerusform>Eliminar %Ln campo de contacto</numerusform>
            <numerusform>Eliminar %Ln campos de contacto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln contact field(s) from the service?</source>
        <translation>
            <numerusform>¿Eliminar %Ln campo de contacto del servicio?</numerusform>
            <numerusform>¿Eliminar %Ln campos de contacto del servicio?</numerusform>
        </translation>
    </message>
    <message>
        <source>matches the number of contact fields</source>
        <translation>coincide con el número de campos de contacto</translation>
    </message>
    <message numerus="yes">
        <source>The service deletes the %Ln contact field(s) and their values in every contact.</source>
        <translation>
            <numerusform>El servicio elimina este campo de contacto y sus valores en todos los contactos.</numerusform>
            <numerusform>El servicio elimina los %Ln campos de contacto y sus valores en todos los contactos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The contacts stay.</source>
        <translation>Los contactos se conservan.</translation>
    </message>
    <message>
        <source>The service refuses to delete a field that a workflow or a segment uses.</source>
        <translation>El servicio se niega a eliminar un campo que usa un flujo o un segmento.</translation>
    </message>
    <message numerus="yes">
        <source>A copy of each definition is kept in the Bin for %Ln day(s). “Put back” creates the field again, empty for every contact.</source>
        <translation>
            <numerusform>Se guarda una copia de cada definición en la Papelera durante %Ln día. «Restaurar» vuelve a crear el campo, vacío en todos los contactos.</numerusform>
            <numerusform>Se guarda una copia de cada definición en la Papelera durante %Ln días. «Restaurar» vuelve a crear el campo, vacío en todos los contactos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln contact field(s) deleted from %1.</source>
        <translation>
            <numerusform>%Ln campo de contacto eliminado de %1.</numerusform>
            <numerusform>%Ln campos de contacto eliminados de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln contact field(s) could not be deleted</source>
        <translation>
            <numerusform>No se pudo eliminar %Ln campo de contacto</numerusform>
            <numerusform>No se pudieron eliminar %Ln campos de contacto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln integration(s)</source>
        <translation>
            <numerusform>Eliminar %Ln integración</numerusform>
            <numerusform>Eliminar %Ln integraciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln integration(s) from the service?</source>
        <translation>
            <numerusform>¿Eliminar %Ln integración del servicio?</numerusform>
            <numerusform>¿Eliminar %Ln integraciones del servicio?</numerusform>
        </translation>
    </message>
    <message>
        <source>matches the number of integrations</source>
        <translation>coincide con el número de integraciones</translation>
    </message>
    <message numerus="yes">
        <source>The service deletes the %Ln integration(s) with all their event types and no longer accepts their events.</source>
        <translation>
            <numerusform>El servicio elimina esta integración con todos sus tipos de evento y ya no acepta sus eventos.</numerusform>
            <numerusform>El servicio elimina las %Ln integraciones con todos sus tipos de evento y ya no acepta sus eventos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The service refuses to delete an integration that a segment uses.</source>
        <translation>El servicio se niega a eliminar una integración que usa un segmento.</translation>
    </message>
    <message numerus="yes">
        <source>Copies of each integration and its event types are kept in the Bin for %Ln day(s). “Put back” creates them again with new IDs.</source>
        <translation>
            <numerusform>Se guardan copias de cada integración y de sus tipos de evento en la Papelera durante %Ln día. «Restaurar» los vuelve a crear con ID nuevos.</numerusform>
            <numerusform>Se guardan copias de cada integración y de sus tipos de evento en la Papelera durante %Ln días. «Restaurar» los vuelve a crear con ID nuevos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln integration(s) deleted from %1.</source>
        <translation>
            <numerusform>%Ln integración eliminada de %1.</numerusform>
            <numerusform>%Ln integraciones eliminadas de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln integration(s) could not be deleted</source>
        <translation>
            <numerusform>No se pudo eliminar %Ln integración</numerusform>
            <numerusform>No se pudieron eliminar %Ln integraciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln event type(s)</source>
        <translation>
            <numerusform>Eliminar %Ln tipo de evento</numerusform>
            <numerusform>Eliminar %Ln tipos de evento</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln event type(s) from the service?</source>
        <translation>
            <numerusform>¿Eliminar %Ln tipo de evento del servicio?</numerusform>
            <numerusform>¿Eliminar %Ln tipos de evento del servicio?</numerusform>
        </translation>
    </message>
    <message>
        <source>matches the number of event types</source>
        <translation>coincide con el número de tipos de evento</translation>
    </message>
    <message numerus="yes">
        <source>The service deletes the %Ln event type(s) and no longer accepts their events.</source>
        <translation>
            <numerusform>El servicio elimina este tipo de evento y ya no acepta sus eventos.</numerusform>
            <numerusform>El servicio elimina los %Ln tipos de evento y ya no acepta sus eventos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The integration and the contacts stay.</source>
        <translation>La integración y los contactos se conservan.</translation>
    </message>
    <message numerus="yes">
        <source>A copy of each definition is kept in the Bin for %Ln day(s). “Put back” creates the event type again with a new ID.</source>
        <translation>
            <numerusform>Se guarda una copia de cada definición en la Papelera durante %Ln día. «Restaurar» vuelve a crear el tipo de evento con un ID nuevo.</numerusform>
            <numerusform>Se guarda una copia de cada definición en la Papelera durante %Ln días. «Restaurar» vuelve a crear el tipo de evento con un ID nuevo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event type(s) deleted from %1.</source>
        <translation>
            <numerusform>%Ln tipo de evento eliminado de %1.</numerusform>
            <numerusform>%Ln tipos de evento eliminados de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event type(s) could not be deleted</source>
        <translation>
            <numerusform>No se pudo eliminar %Ln tipo de evento</numerusform>
            <numerusform>No se pudieron eliminar %Ln tipos de evento</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bought something in the last 7 days.</source>
        <translation>
            <numerusform>%Ln compró algo en los últimos 7 días.</numerusform>
            <numerusform>%Ln compraron algo en los últimos 7 días.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are still being created: the service may refuse to delete them.</source>
        <translation>
            <numerusform>%Ln se está creando todavía: el servicio puede negarse a eliminarla.</numerusform>
            <numerusform>%Ln se están creando todavía: el servicio puede negarse a eliminarlas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are neither finished nor failed: the service refuses to delete them.</source>
        <translation>
            <numerusform>%Ln no ha terminado ni fallado: el servicio se negará a eliminarla.</numerusform>
            <numerusform>%Ln no han terminado ni fallado: el servicio se negará a eliminarlas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln belong to the service, which refuses to delete them.</source>
        <translation>
            <numerusform>%Ln es del propio servicio, que se niega a eliminarlo.</numerusform>
            <numerusform>%Ln son del propio servicio, que se niega a eliminarlos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The service cannot undo this.</source>
        <translation>El servicio no puede deshacerlo.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln read(s)</source>
        <translation>
            <numerusform>%Ln lectura</numerusform>
            <numerusform>%Ln lecturas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln delete(s)</source>
        <translation>
            <numerusform>%Ln eliminación</numerusform>
            <numerusform>%Ln eliminaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>%1. You can stop; what is deleted by then stays deleted.</source>
        <translation>%1. Se puede detener; lo eliminado hasta entonces queda eliminado.</translation>
    </message>
    <message numerus="yes">
        <source>%1: about %Ln minute(s). You can stop; what is deleted by then stays deleted.</source>
        <translation>
            <numerusform>%1: alrededor de %Ln minuto. Se puede detener; lo eliminado hasta entonces queda eliminado.</numerusform>
            <numerusform>%1: alrededor de %Ln minutos. Se puede detener; lo eliminado hasta entonces queda eliminado.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was deleted: this account is read-only.</source>
        <translation>No se eliminó nada: esta cuenta es de solo lectura.</translation>
    </message>
</context>
<context>
    <name>Download</name>
    <message>
        <source>It was cancelled.</source>
        <translation>Se canceló.</translation>
    </message>
    <message>
        <source>Start it again when you need the file.</source>
        <translation>Vuelva a empezarla cuando necesite el archivo.</translation>
    </message>
    <message>
        <source>The address of the file is not secure.</source>
        <translation>La dirección del archivo no es segura.</translation>
    </message>
    <message>
        <source>Read the record again. If that does not help, ask the service&apos;s support.</source>
        <translation>Lea de nuevo el registro. Si no se resuelve, consulte con la asistencia del servicio.</translation>
    </message>
    <message>
        <source>The connection was lost, and retrying did not help.</source>
        <translation>Se perdió la conexión y reintentarlo no sirvió.</translation>
    </message>
    <message>
        <source>The server&apos;s certificate cannot be trusted.</source>
        <translation>El certificado del servidor no es de confianza.</translation>
    </message>
    <message>
        <source>Check the date of this computer, and whether a proxy reads the traffic.</source>
        <translation>Compruebe la fecha de este equipo y si un proxy lee el tráfico.</translation>
    </message>
    <message>
        <source>The address of the file has expired.</source>
        <translation>La dirección del archivo ha caducado.</translation>
    </message>
    <message>
        <source>Read the record again to get a new address.</source>
        <translation>Lea de nuevo el registro para obtener una dirección nueva.</translation>
    </message>
    <message>
        <source>The server does not provide the file.</source>
        <translation>El servidor no proporciona el archivo.</translation>
    </message>
    <message>
        <source>Read the record again. If that does not help, create the file again.</source>
        <translation>Lea de nuevo el registro. Si no se resuelve, vuelva a crear el archivo.</translation>
    </message>
    <message>
        <source>The file arrived incomplete, or nothing proves that it is complete.</source>
        <translation>El archivo ha llegado incompleto, o nada demuestra que esté completo.</translation>
    </message>
    <message>
        <source>Try again. If that does not help, create the file again.</source>
        <translation>Inténtelo de nuevo. Si no se resuelve, vuelva a crear el archivo.</translation>
    </message>
    <message>
        <source>It could not be written to the disk.</source>
        <translation>No se ha podido escribir en el disco.</translation>
    </message>
    <message>
        <source>Check the folder and the space on the disk, or choose another folder.</source>
        <translation>Compruebe la carpeta y el espacio libre del disco, o elija otra carpeta.</translation>
    </message>
    <message>
        <source>The file %1 was not downloaded.</source>
        <translation>El archivo %1 no se ha descargado.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The compressed data is damaged.</source>
        <translation>Los datos comprimidos están dañados.</translation>
    </message>
    <message>
        <source>The file %1 could not be saved.</source>
        <translation>No se ha podido guardar el archivo %1.</translation>
    </message>
    <message>
        <source>It is larger than any file Storedesk expects.</source>
        <translation>Es más grande que cualquier archivo que espera Storedesk.</translation>
    </message>
    <message>
        <source>The address redirects to a place that files are not downloaded from.</source>
        <translation>La dirección redirige a un lugar del que no se descargan archivos.</translation>
    </message>
    <message>
        <source>The file uses a compression that Storedesk does not know.</source>
        <translation>El archivo usa una compresión que Storedesk no conoce.</translation>
    </message>
    <message>
        <source>No more data arrived.</source>
        <translation>Dejaron de llegar datos.</translation>
    </message>
    <message>
        <source>A file with that name already exists.</source>
        <translation>Ya existe un archivo con ese nombre.</translation>
    </message>
    <message>
        <source>Another download with this name is running or waiting to be retried.</source>
        <translation>Otra descarga con este nombre está en curso o espera otro intento.</translation>
    </message>
    <message>
        <source>Check the network and try again.</source>
        <translation>Compruebe la red e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Retrying continues where it stopped.</source>
        <translation>Al reintentar, sigue donde se quedó.</translation>
    </message>
    <message>
        <source>It unpacks to more than %1 times its size.</source>
        <translation>Al descomprimirse ocupa más de %1 veces su tamaño.</translation>
    </message>
    <message>
        <source>The header of the answer does not end.</source>
        <translation>La cabecera de la respuesta no termina.</translation>
    </message>
</context>
<context>
    <name>EditedRecord</name>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Consent and delivery</source>
        <translation>Consentimiento y entrega</translation>
    </message>
    <message>
        <source>Custom fields</source>
        <translation>Campos personalizados</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Producto</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Precios</translation>
    </message>
    <message>
        <source>Stock and recommendations</source>
        <translation>Existencias y recomendaciones</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
</context>
<context>
    <name>EffectPreview</name>
    <message>
        <source>It is not there.</source>
        <translation>No está.</translation>
    </message>
    <message>
        <source>It is there and will be deleted.</source>
        <translation>Está y se eliminará.</translation>
    </message>
    <message>
        <source>New: %1</source>
        <translation>Nuevo: %1</translation>
    </message>
    <message>
        <source>Nothing changes.</source>
        <translation>No cambia nada.</translation>
    </message>
    <message>
        <source>Will be deleted</source>
        <translation>Se eliminará</translation>
    </message>
    <message>
        <source>Will be looked up</source>
        <translation>Se consultará</translation>
    </message>
</context>
<context>
    <name>ErasedRow</name>
    <message>
        <source>Removed by a privacy request on %1</source>
        <translation>Eliminada por una solicitud de privacidad el %1</translation>
    </message>
</context>
<context>
    <name>Erasure</name>
    <message>
        <source>Privacy request</source>
        <translation>Solicitud de privacidad</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contacto</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Petición</translation>
    </message>
</context>
<context>
    <name>ErasureCertificate</name>
    <message>
        <source>The certificate was changed after it was written.</source>
        <translation>El certificado se ha cambiado después de escribirse.</translation>
    </message>
    <message>
        <source>This is no certificate that this version can read.</source>
        <translation>No es un certificado que esta versión pueda leer.</translation>
    </message>
    <message>
        <source>Line %L1, or something before it, is not what was sealed.</source>
        <translation>La línea %L1, o algo anterior, no es lo que se selló.</translation>
    </message>
    <message>
        <source>The seal does not fit: lines are missing or were added.</source>
        <translation>El sello no encaja: faltan líneas o se han añadido.</translation>
    </message>
</context>
<context>
    <name>ErasureTables</name>
    <message>
        <source>A table of an export could not be wiped.</source>
        <translation>No se pudo limpiar una tabla de una exportación.</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>A record with that name exists, but it differs from what was sent.</source>
        <translation>Existe un registro con ese nombre, pero no coincide con lo que se envió.</translation>
    </message>
    <message>
        <source>It was not carried out. Sending it this late could overwrite a newer change.</source>
        <translation>No se llevó a cabo. Enviarlo tan tarde podría sobrescribir un cambio más reciente.</translation>
    </message>
    <message>
        <source>%1: cancelled.</source>
        <translation>%1: se canceló.</translation>
    </message>
    <message>
        <source>It was stopped before it was sent.</source>
        <translation>Se detuvo antes de enviarse.</translation>
    </message>
    <message>
        <source>Start it again when you need it.</source>
        <translation>Vuelva a empezar cuando lo necesite.</translation>
    </message>
    <message>
        <source>%1: not sent.</source>
        <translation>%1: no se ha enviado.</translation>
    </message>
    <message>
        <source>This account is read-only.</source>
        <translation>Esta cuenta es de solo lectura.</translation>
    </message>
    <message>
        <source>Change the account&apos;s protection to allow changes.</source>
        <translation>Cambie la protección de la cuenta para permitir cambios.</translation>
    </message>
    <message>
        <source>%3</source>
        <translation>%3</translation>
    </message>
    <message>
        <source>Correct the value and try again.</source>
        <translation>Corrija el valor e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>%2 was not found.</source>
        <translation>No se ha encontrado %2.</translation>
    </message>
    <message>
        <source>The name could not be resolved: there is no network, or the address is misspelt. (%3)</source>
        <translation>No se ha podido resolver el nombre: no hay red o la dirección está mal escrita. (%3)</translation>
    </message>
    <message>
        <source>Check the network and the address of the service.</source>
        <translation>Compruebe la red y la dirección del servicio.</translation>
    </message>
    <message>
        <source>%2 could not be reached.</source>
        <translation>No se ha podido conectar con %2.</translation>
    </message>
    <message>
        <source>Check the network; if other sites work, the service may be down. Try again later.</source>
        <translation>Compruebe la red; si otros sitios funcionan, puede que el servicio esté parado. Inténtelo más tarde.</translation>
    </message>
    <message>
        <source>It did not accept the connection within 10 seconds.</source>
        <translation>No ha aceptado la conexión en 10 segundos.</translation>
    </message>
    <message>
        <source>Check the network and try again.</source>
        <translation>Compruebe la red e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>%1: the connection to %2 was lost.</source>
        <translation>%1: se perdió la conexión con %2.</translation>
    </message>
    <message>
        <source>The connection broke before an answer arrived. (%3)</source>
        <translation>La conexión se cortó antes de que llegara una respuesta. (%3)</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>%1: %2 stopped answering.</source>
        <translation>%1: %2 dejó de responder.</translation>
    </message>
    <message>
        <source>Nothing arrived for 30 seconds.</source>
        <translation>No llegó nada durante 30 segundos.</translation>
    </message>
    <message>
        <source>Try again later.</source>
        <translation>Inténtelo más tarde.</translation>
    </message>
    <message>
        <source>The identity of %2 could not be verified.</source>
        <translation>No se ha podido verificar la identidad de %2.</translation>
    </message>
    <message>
        <source>Its certificate was refused (%3).</source>
        <translation>Se rechazó su certificado (%3).</translation>
    </message>
    <message>
        <source>Nothing was sent. Check the address, the date of this computer, and whether a proxy reads your traffic. A certificate of your own organisation must be installed in the system.</source>
        <translation>No se ha enviado nada. Compruebe la dirección, la fecha de este equipo y si un proxy lee el tráfico. Los certificados de su propia organización deben estar instalados en el sistema.</translation>
    </message>
    <message>
        <source>No secure connection to %2.</source>
        <translation>No hay conexión segura con %2.</translation>
    </message>
    <message>
        <source>The two sides could not agree on encryption; TLS 1.2 or newer is needed. (%3)</source>
        <translation>Las dos partes no se han puesto de acuerdo en el cifrado; hace falta TLS 1.2 o posterior. (%3)</translation>
    </message>
    <message>
        <source>Check the address, and whether something on the way, such as a proxy, uses an older version.</source>
        <translation>Compruebe la dirección y si algo en el camino, por ejemplo un proxy, usa una versión más antigua.</translation>
    </message>
    <message>
        <source>The proxy did not let %1 through.</source>
        <translation>El proxy no dejó pasar %1.</translation>
    </message>
    <message>
        <source>The proxy of this system refused or broke the connection. (%3)</source>
        <translation>El proxy de este sistema rechazó o cortó la conexión. (%3)</translation>
    </message>
    <message>
        <source>Check the proxy in the settings of the system.</source>
        <translation>Compruebe el proxy en los ajustes del sistema.</translation>
    </message>
    <message>
        <source>%2 pointed to another address.</source>
        <translation>%2 remite a otra dirección.</translation>
    </message>
    <message>
        <source>The answer was a redirect (%4) to %3. It is not followed, because that would send the key there.</source>
        <translation>La respuesta fue una redirección (%4) a %3. No se sigue, porque enviaría allí la clave.</translation>
    </message>
    <message>
        <source>Check the address of the service in the account.</source>
        <translation>Compruebe la dirección del servicio en la cuenta.</translation>
    </message>
    <message>
        <source>Something other than the service answered.</source>
        <translation>Ha respondido algo que no es el servicio.</translation>
    </message>
    <message>
        <source>The answer from %2 (status %4) did not come from the service. It may come from the sign-in page of a network, a proxy or a wrong address.</source>
        <translation>La respuesta de %2 (estado %4) no es del servicio. Puede ser de la página de acceso de una red, de un proxy o de una dirección equivocada.</translation>
    </message>
    <message>
        <source>Open a browser to see whether the network asks you to sign in, and check the address of the service.</source>
        <translation>Abra un navegador para ver si la red pide iniciar sesión y compruebe la dirección del servicio.</translation>
    </message>
    <message>
        <source>%1: the answer was incomplete.</source>
        <translation>%1: la respuesta llegó incompleta.</translation>
    </message>
    <message>
        <source>The connection ended before it was complete. (%3)</source>
        <translation>La conexión terminó antes de que estuviera completa. (%3)</translation>
    </message>
    <message>
        <source>%1: the answer could not be read.</source>
        <translation>%1: no se ha podido leer la respuesta.</translation>
    </message>
    <message>
        <source>It is not valid JSON (%3).</source>
        <translation>No es JSON válido (%3).</translation>
    </message>
    <message>
        <source>Try again. If the problem persists, report it to the service.</source>
        <translation>Inténtelo de nuevo. Si el problema continúa, comuníquelo al servicio.</translation>
    </message>
    <message>
        <source>%1: the answer could not be used.</source>
        <translation>%1: la respuesta no se ha podido usar.</translation>
    </message>
    <message>
        <source>It is JSON, but not the answer expected for this operation.</source>
        <translation>Es JSON, pero no la respuesta esperada para esta operación.</translation>
    </message>
    <message>
        <source>Check the address of the service. If it is right, report the problem to the service.</source>
        <translation>Compruebe la dirección del servicio. Si es correcta, comunique el problema al servicio.</translation>
    </message>
    <message>
        <source>It is nested deeper than 64 levels.</source>
        <translation>Tiene más de 64 niveles anidados.</translation>
    </message>
    <message>
        <source>Report the problem to the service.</source>
        <translation>Comunique el problema al servicio.</translation>
    </message>
    <message>
        <source>%1: the answer is too large.</source>
        <translation>%1: la respuesta es demasiado grande.</translation>
    </message>
    <message>
        <source>Reading was stopped at 64 MB.</source>
        <translation>La lectura se detuvo a los 64 MB.</translation>
    </message>
    <message>
        <source>Ask for less at once, or report the problem to the service.</source>
        <translation>Pida menos de una vez o comunique el problema al servicio.</translation>
    </message>
    <message>
        <source>%1: refused by the service.</source>
        <translation>%1: el servicio lo ha rechazado.</translation>
    </message>
    <message>
        <source>Correct what the service points out and try again.</source>
        <translation>Corrija lo que indica el servicio e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The service refused the key.</source>
        <translation>El servicio ha rechazado la clave.</translation>
    </message>
    <message>
        <source>The key is wrong, or it was revoked.</source>
        <translation>La clave es incorrecta o se ha revocado.</translation>
    </message>
    <message>
        <source>Enter a valid key. Nothing more is sent until then.</source>
        <translation>Introduzca una clave válida. Hasta entonces no se envía nada más.</translation>
    </message>
    <message>
        <source>%1: the key does not allow this.</source>
        <translation>%1: la clave no lo permite.</translation>
    </message>
    <message>
        <source>It lacks the permission %5, or the account is blocked. %3</source>
        <translation>Le falta el permiso %5 o la cuenta está bloqueada. %3</translation>
    </message>
    <message>
        <source>Add the permission to the key in the service, or use another key.</source>
        <translation>Añada el permiso a la clave en el servicio o use otra clave.</translation>
    </message>
    <message>
        <source>%1: not found.</source>
        <translation>%1: no se ha encontrado.</translation>
    </message>
    <message>
        <source>Check the identifier. The record may have been deleted.</source>
        <translation>Compruebe el identificador. Puede que el registro se haya eliminado.</translation>
    </message>
    <message>
        <source>%1: it conflicts with an existing record.</source>
        <translation>%1: entra en conflicto con un registro existente.</translation>
    </message>
    <message>
        <source>Look at the existing record and decide which one is right.</source>
        <translation>Mire el registro existente y decida cuál es el correcto.</translation>
    </message>
    <message>
        <source>%1: too large.</source>
        <translation>%1: es demasiado grande.</translation>
    </message>
    <message>
        <source>The service does not accept that much at once. %3</source>
        <translation>El servicio no acepta tanto de una vez. %3</translation>
    </message>
    <message>
        <source>Split it into smaller parts.</source>
        <translation>Divídalo en partes más pequeñas.</translation>
    </message>
    <message>
        <source>%1: the service did not accept the kind of data.</source>
        <translation>%1: el servicio no ha aceptado el tipo de datos.</translation>
    </message>
    <message>
        <source>Check the address of the service. If it is right, report this as a fault of Storedesk.</source>
        <translation>Compruebe la dirección del servicio. Si es correcta, comuníquelo como fallo de Storedesk.</translation>
    </message>
    <message>
        <source>%1: some values are not valid.</source>
        <translation>%1: algunos valores no son válidos.</translation>
    </message>
    <message>
        <source>Correct the values named and try again.</source>
        <translation>Corrija los valores indicados e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>%1: too many requests.</source>
        <translation>%1: demasiadas peticiones.</translation>
    </message>
    <message>
        <source>The account&apos;s requests per minute are used up, perhaps by another program.</source>
        <translation>Las peticiones por minuto de la cuenta están agotadas, quizá por otro programa.</translation>
    </message>
    <message>
        <source>Try again in a minute.</source>
        <translation>Inténtelo dentro de un minuto.</translation>
    </message>
    <message>
        <source>%1: the queue of the service is full.</source>
        <translation>%1: la cola del servicio está llena.</translation>
    </message>
    <message>
        <source>Wait until one in the queue has finished, or delete one.</source>
        <translation>Espere a que termine una de la cola o elimine una.</translation>
    </message>
    <message>
        <source>%1: the service failed.</source>
        <translation>%1: el servicio ha fallado.</translation>
    </message>
    <message>
        <source>It answered with status %4. %3</source>
        <translation>Respondió con el estado %4. %3</translation>
    </message>
    <message>
        <source>%1: the service gave an answer that Storedesk does not know.</source>
        <translation>%1: el servicio dio una respuesta que Storedesk no conoce.</translation>
    </message>
    <message>
        <source>Status %4. %3</source>
        <translation>Estado %4. %3</translation>
    </message>
    <message>
        <source>Check the address of the service. If it is right, report the problem.</source>
        <translation>Compruebe la dirección del servicio. Si es correcta, comunique el problema.</translation>
    </message>
    <message>
        <source>%1: the outcome is unknown.</source>
        <translation>%1: se desconoce el resultado.</translation>
    </message>
    <message>
        <source>It was sent, but no usable answer arrived. %8</source>
        <translation>Se envió, pero no llegó una respuesta utilizable. %8</translation>
    </message>
    <message>
        <source>Check in the service before you send it again: sent twice, it may take effect twice.</source>
        <translation>Compruébelo en el servicio antes de enviarlo otra vez: enviado dos veces, puede tener efecto dos veces.</translation>
    </message>
    <message>
        <source>The contact does not exist. %3</source>
        <translation>El contacto no existe. %3</translation>
    </message>
    <message>
        <source>Create the contact first, then send it again.</source>
        <translation>Cree primero el contacto y envíelo de nuevo.</translation>
    </message>
    <message>
        <source>These products are not in the catalogue: %6</source>
        <translation>Estos productos no están en el catálogo: %6</translation>
    </message>
    <message>
        <source>Create the products first, then send it again.</source>
        <translation>Cree primero los productos y envíelo de nuevo.</translation>
    </message>
    <message>
        <source>These products have an address outside the authorised domains: %6. Allowed: %7.</source>
        <translation>Estos productos tienen una dirección fuera de los dominios autorizados: %6. Permitidos: %7.</translation>
    </message>
    <message>
        <source>Correct the addresses, or authorise the domain in the service.</source>
        <translation>Corrija las direcciones o autorice el dominio en el servicio.</translation>
    </message>
    <message>
        <source>An address is outside the authorised domains. Allowed: %7.</source>
        <translation>Una dirección está fuera de los dominios autorizados. Permitidos: %7.</translation>
    </message>
    <message>
        <source>Correct the address, or authorise the domain in the service.</source>
        <translation>Corrija la dirección o autorice el dominio en el servicio.</translation>
    </message>
    <message>
        <source>5 exports are already queued.</source>
        <translation>Ya hay 5 exportaciones en la cola.</translation>
    </message>
    <message>
        <source>Wait until one is finished, or delete a queued one.</source>
        <translation>Espere a que termine una o elimine una de la cola.</translation>
    </message>
    <message>
        <source>10 imports are already queued.</source>
        <translation>Ya hay 10 importaciones en la cola.</translation>
    </message>
    <message>
        <source>Wait until one is finished.</source>
        <translation>Espere a que termine una.</translation>
    </message>
    <message>
        <source>The contact of the event does not exist. %3</source>
        <translation>El contacto del evento no existe. %3</translation>
    </message>
    <message>
        <source>Create the contact first, or let the event create it.</source>
        <translation>Cree primero el contacto o deje que lo cree el evento.</translation>
    </message>
    <message>
        <source>It was cancelled while in progress.</source>
        <translation>Se canceló mientras estaba en curso.</translation>
    </message>
    <message>
        <source>The service gave no reason.</source>
        <translation>El servicio no ha dado ningún motivo.</translation>
    </message>
    <message>
        <source>No connection could be made. (%3)</source>
        <translation>No se pudo establecer la conexión. (%3)</translation>
    </message>
    <message>
        <source>The record has been recreated since. The delete was not meant for the new one.</source>
        <translation>El registro se ha vuelto a crear después. La eliminación no era para el nuevo.</translation>
    </message>
    <message>
        <source>It waited so long that it could overwrite a newer change.</source>
        <translation>Ha tenido que esperar tanto que podría sobrescribir un cambio más reciente.</translation>
    </message>
    <message>
        <source>It waited so long that the record must be read first, and that failed. %1</source>
        <translation>Ha tenido que esperar tanto que antes hay que leer el registro, y eso ha fallado. %1</translation>
    </message>
    <message>
        <source>Look at the record as it is now and decide again.</source>
        <translation>Mire cómo está ahora el registro y decida de nuevo.</translation>
    </message>
    <message>
        <source>The record has been changed since. Sending the change again would overwrite the newer values.</source>
        <translation>El registro se ha modificado desde entonces. Volver a enviar el cambio sobrescribiría los valores más recientes.</translation>
    </message>
    <message>
        <source>The header of the answer from %2 does not end. Reading was stopped at about 2 MB.</source>
        <translation>La cabecera de la respuesta de %2 no termina. Se ha dejado de leer a los 2 MB aproximadamente.</translation>
    </message>
</context>
<context>
    <name>EventRules</name>
    <message>
        <source>only one field is the key</source>
        <translation>solo un campo es la clave</translation>
    </message>
    <message>
        <source>the key is required</source>
        <translation>la clave es obligatoria</translation>
    </message>
    <message>
        <source>no key is needed</source>
        <translation>no hace falta clave</translation>
    </message>
    <message>
        <source>every field has an ID</source>
        <translation>cada campo tiene un ID</translation>
    </message>
    <message>
        <source>the ID %1 is used twice</source>
        <translation>el ID %1 se usa dos veces</translation>
    </message>
    <message>
        <source>IDs are unique</source>
        <translation>los ID son únicos</translation>
    </message>
    <message>
        <source>%1 needs options</source>
        <translation>%1 necesita opciones</translation>
    </message>
    <message>
        <source>options given</source>
        <translation>hay opciones</translation>
    </message>
    <message>
        <source>%1 needs a phone prefix</source>
        <translation>%1 necesita un prefijo telefónico</translation>
    </message>
    <message>
        <source>there is a field</source>
        <translation>hay un campo</translation>
    </message>
    <message>
        <source>the key is an email field</source>
        <translation>la clave es un campo de correo</translation>
    </message>
    <message>
        <source>one email field is the key</source>
        <translation>un campo de correo es la clave</translation>
    </message>
    <message>
        <source>one required email key</source>
        <translation>una clave de correo obligatoria</translation>
    </message>
</context>
<context>
    <name>EverybodyColumn</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
</context>
<context>
    <name>EverybodyScenes</name>
    <message>
        <source>All contacts: off</source>
        <translation>Todos los contactos: desactivado</translation>
    </message>
    <message>
        <source>All contacts: being fetched</source>
        <translation>Todos los contactos: descargándose</translation>
    </message>
    <message>
        <source>All contacts</source>
        <translation>Todos los contactos</translation>
    </message>
    <message>
        <source>All contacts: searched</source>
        <translation>Todos los contactos: buscando</translation>
    </message>
    <message>
        <source>All contacts: nobody found</source>
        <translation>Todos los contactos: nadie encontrado</translation>
    </message>
    <message>
        <source>A contact that has changed since the copy</source>
        <translation>Un contacto que ha cambiado desde la copia</translation>
    </message>
    <message>
        <source>All contacts: by points</source>
        <translation>Todos los contactos: por puntos</translation>
    </message>
    <message>
        <source>All contacts: conditions, and one of them live</source>
        <translation>Todos los contactos: condiciones y uno de ellos actual</translation>
    </message>
</context>
<context>
    <name>ExportDecision</name>
    <message>
        <source>Export %1 is not a candidate for row %L2.</source>
        <translation>La exportación %1 no es candidata para la fila %L2.</translation>
    </message>
    <message>
        <source>There are no candidates.</source>
        <translation>No hay candidatas.</translation>
    </message>
    <message>
        <source>Candidates: %1.</source>
        <translation>Candidatas: %1.</translation>
    </message>
    <message>
        <source>Row %L1 has no unknown outcome.</source>
        <translation>La fila %L1 no está sin confirmar.</translation>
    </message>
</context>
<context>
    <name>ExportFile</name>
    <message>
        <source>The export file could not be written.</source>
        <translation>No se ha podido escribir el archivo de la exportación.</translation>
    </message>
</context>
<context>
    <name>ExportFinish</name>
    <message>
        <source>Export: %1</source>
        <translation>Exportación: %1</translation>
    </message>
</context>
<context>
    <name>ExportPeriods</name>
    <message>
        <source>%1 to %2</source>
        <comment>from one date to another</comment>
        <translation>del %1 al %2</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>days</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Últimos 7 días</translation>
    </message>
    <message>
        <source>Last 31 days</source>
        <translation>Últimos 31 días</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Este mes</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>El mes pasado</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Este año</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>El año pasado</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>Últimos 12 meses</translation>
    </message>
    <message>
        <source>This is no range of days.</source>
        <translation>Esto no es un intervalo de días.</translation>
    </message>
    <message>
        <source>This range is too long.</source>
        <translation>Este intervalo es demasiado largo.</translation>
    </message>
    <message>
        <source>Choose at most twenty years.</source>
        <translation>Elija como mucho veinte años.</translation>
    </message>
</context>
<context>
    <name>ExportPlan</name>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>The plan does not know this export.</source>
        <translation>El plan no conoce esta exportación.</translation>
    </message>
    <message>
        <source>This export was marked as done without its file.</source>
        <translation>Esta exportación se ha marcado como hecha sin su archivo.</translation>
    </message>
</context>
<context>
    <name>ExportScenes</name>
    <message>
        <source>New export</source>
        <translation>Nueva exportación</translation>
    </message>
    <message>
        <source>New export: a whole year</source>
        <translation>Nueva exportación: un año entero</translation>
    </message>
    <message>
        <source>New export: columns and format</source>
        <translation>Nueva exportación: columnas y formato</translation>
    </message>
    <message>
        <source>New export: the plan</source>
        <translation>Nueva exportación: el plan</translation>
    </message>
    <message>
        <source>New export: under way</source>
        <translation>Nueva exportación: en marcha</translation>
    </message>
    <message>
        <source>New export: the result</source>
        <translation>Nueva exportación: el resultado</translation>
    </message>
    <message>
        <source>New export: refused</source>
        <translation>Nueva exportación: rechazada</translation>
    </message>
</context>
<context>
    <name>ExportSchedule</name>
    <message>
        <source>every day</source>
        <translation>cada día</translation>
    </message>
    <message>
        <source>every %1</source>
        <comment>day of the week</comment>
        <translation>cada %1</translation>
    </message>
    <message>
        <source>The schedules could not be read.</source>
        <translation>No se pudieron leer las repeticiones.</translation>
    </message>
    <message>
        <source>Another program has the file open.</source>
        <translation>Otro programa tiene abierto el archivo.</translation>
    </message>
    <message>
        <source>The schedule could not be kept.</source>
        <translation>No se pudo guardar la repetición.</translation>
    </message>
    <message>
        <source>A scheduled export belongs to another account: %1.</source>
        <translation>Una exportación programada pertenece a otra cuenta: %1.</translation>
    </message>
    <message>
        <source>It was created for %1, and you are connected to %2.</source>
        <translation>Se creó para %1, y la conexión actual es con %2.</translation>
    </message>
    <message>
        <source>Nothing was requested. Remove the schedule, and create it again if this account should have it.</source>
        <translation>No se ha solicitado nada. Quite la programación y vuelva a crearla si debe ser de esta cuenta.</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>is no kind of export</source>
        <translation>no es un tipo de exportación</translation>
    </message>
    <message>
        <source>is no date</source>
        <translation>no es una fecha</translation>
    </message>
    <message>
        <source>The file holds no list.</source>
        <translation>El archivo no contiene una lista.</translation>
    </message>
    <message>
        <source>There is no schedule %1.</source>
        <translation>No existe la programación %1.</translation>
    </message>
</context>
<context>
    <name>ExportedFile</name>
    <message>
        <source>The service announced %1 rows, and the file has %2.</source>
        <translation>El servicio anunció %1 filas y el archivo tiene %2.</translation>
    </message>
    <message>
        <source>The file of the export cannot be read.</source>
        <translation>No se puede leer el archivo de la exportación.</translation>
    </message>
    <message>
        <source>A web page came instead of a table.</source>
        <translation>Ha llegado una página web en lugar de una tabla.</translation>
    </message>
    <message>
        <source>Line %L1 has %L2 cells, and the headings are %L3.</source>
        <translation>La línea %L1 tiene %L2 celdas, y los encabezados son %L3.</translation>
    </message>
    <message>
        <source>The file ends in the middle of a row.</source>
        <translation>El archivo acaba en medio de una fila.</translation>
    </message>
    <message>
        <source>The last line of the file has no line end: something may be missing.</source>
        <translation>La última línea del archivo no tiene fin de línea: puede faltar algo.</translation>
    </message>
    <message>
        <source>The service did not announce how many rows to expect. The file has %1.</source>
        <translation>El servicio no anunció cuántas filas esperar. El archivo tiene %1.</translation>
    </message>
    <message>
        <source>The service announced “%1” as the number of rows, which is not a number of rows. The file has %2.</source>
        <translation>El servicio anunció «%1» como número de filas, y eso no es un número de filas. El archivo tiene %2.</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>refuses connections for VALUE seconds from the start, 0: for ever</source>
        <translation>rechaza conexiones durante VALUE segundos desde el inicio, 0: siempre</translation>
    </message>
    <message>
        <source>leaves connections unanswered for VALUE seconds from the start, 0: for ever</source>
        <translation>deja conexiones sin contestar durante VALUE segundos desde el inicio, 0: siempre</translation>
    </message>
    <message>
        <source>shows a certificate that must not be trusted (with --tls)</source>
        <translation>muestra un certificado que no es de confianza (con --tls)</translation>
    </message>
    <message>
        <source>closes the connection before it reads the body</source>
        <translation>cierra la conexión antes de leer el cuerpo</translation>
    </message>
    <message>
        <source>resets the connection before it reads the body</source>
        <translation>restablece la conexión antes de leer el cuerpo</translation>
    </message>
    <message>
        <source>reads the request, does nothing and closes the connection</source>
        <translation>lee la petición, no hace nada y cierra la conexión</translation>
    </message>
    <message>
        <source>carries the request out and closes the connection without an answer</source>
        <translation>lleva a cabo la petición y cierra la conexión sin respuesta</translation>
    </message>
    <message>
        <source>reads the request, does nothing and resets the connection</source>
        <translation>lee la petición, no hace nada y restablece la conexión</translation>
    </message>
    <message>
        <source>carries the request out and resets the connection without an answer</source>
        <translation>lleva a cabo la petición y restablece la conexión sin respuesta</translation>
    </message>
    <message>
        <source>carries the request out and sends half of the status line</source>
        <translation>lleva a cabo la petición y envía media línea de estado</translation>
    </message>
    <message>
        <source>cuts an answer with a Content-Length after VALUE bytes, else in the middle</source>
        <translation>corta una respuesta con Content-Length tras VALUE bytes, si no, a la mitad</translation>
    </message>
    <message>
        <source>cuts a chunked answer</source>
        <translation>corta una respuesta por trozos</translation>
    </message>
    <message>
        <source>cuts an answer that ends with the connection</source>
        <translation>corta una respuesta que termina con la conexión</translation>
    </message>
    <message>
        <source>cuts a compressed answer whose length seems right</source>
        <translation>corta una respuesta comprimida cuya longitud parece correcta</translation>
    </message>
    <message>
        <source>stops in the middle of the answer until the client goes</source>
        <translation>se para a mitad de la respuesta hasta que el cliente se va</translation>
    </message>
    <message>
        <source>sends the answer in 16 pieces, VALUE milliseconds apart</source>
        <translation>envía la respuesta en 16 trozos, separados VALUE milisegundos</translation>
    </message>
    <message>
        <source>answers 408</source>
        <translation>responde 408</translation>
    </message>
    <message>
        <source>answers 429 with Retry-After in seconds</source>
        <translation>responde 429 con Retry-After en segundos</translation>
    </message>
    <message>
        <source>answers 429 with Retry-After as a date VALUE seconds ahead</source>
        <translation>responde 429 con Retry-After como fecha, VALUE segundos por delante</translation>
    </message>
    <message>
        <source>answers 429 without Retry-After</source>
        <translation>responde 429 sin Retry-After</translation>
    </message>
    <message>
        <source>answers 429 with VALUE as Retry-After</source>
        <translation>responde 429 con VALUE como Retry-After</translation>
    </message>
    <message>
        <source>answers 500 and does nothing</source>
        <translation>responde 500 y no hace nada</translation>
    </message>
    <message>
        <source>carries the request out and answers 500</source>
        <translation>lleva a cabo la petición y responde 500</translation>
    </message>
    <message>
        <source>answers 502</source>
        <translation>responde 502</translation>
    </message>
    <message>
        <source>answers 503 with Retry-After in seconds</source>
        <translation>responde 503 con Retry-After en segundos</translation>
    </message>
    <message>
        <source>carries the request out and answers 504</source>
        <translation>lleva a cabo la petición y responde 504</translation>
    </message>
    <message>
        <source>answers 200 with a page of HTML, as a portal in between does</source>
        <translation>responde 200 con una página HTML, como hace un portal intermedio</translation>
    </message>
    <message>
        <source>carries the request out and answers with broken JSON</source>
        <translation>lleva a cabo la petición y responde con JSON roto</translation>
    </message>
    <message>
        <source>carries the request out and answers with a list, 100 levels deep</source>
        <translation>lleva a cabo la petición y responde con una lista de 100 niveles</translation>
    </message>
    <message>
        <source>redirects to another origin</source>
        <translation>redirige a otro origen</translation>
    </message>
    <message>
        <source>carries the request out and answers 200 with a page of HTML</source>
        <translation>lleva a cabo la petición y responde 200 con una página HTML</translation>
    </message>
    <message>
        <source>sends the right answer under the wrong content type</source>
        <translation>envía la respuesta correcta con un tipo de contenido equivocado</translation>
    </message>
    <message>
        <source>answers with VALUE megabytes of JSON</source>
        <translation>responde con VALUE megabytes de JSON</translation>
    </message>
    <message>
        <source>answers with VALUE megabytes of JSON, compressed to next to nothing</source>
        <translation>responde con VALUE megabytes de JSON, comprimidos a casi nada</translation>
    </message>
    <message>
        <source>changes VALUE bytes in the middle of the answer</source>
        <translation>cambia VALUE bytes en medio de la respuesta</translation>
    </message>
    <message>
        <source>answers 403, as for an address that has expired</source>
        <translation>responde 403, como para una dirección caducada</translation>
    </message>
    <message>
        <source>hands the file out under another ETag</source>
        <translation>entrega el archivo con otro ETag</translation>
    </message>
    <message>
        <source>ignores the range that was asked for</source>
        <translation>no tiene en cuenta el intervalo pedido</translation>
    </message>
    <message>
        <source>answers with the records of the page before</source>
        <translation>responde con los registros de la página anterior</translation>
    </message>
    <message>
        <source>answers with the records of the page in reverse</source>
        <translation>responde con los registros de la página en orden inverso</translation>
    </message>
    <message>
        <source>lets a page&apos;s next link lead to the page itself</source>
        <translation>hace que el enlace siguiente de una página lleve a ella misma</translation>
    </message>
    <message>
        <source>lets a page&apos;s next link lead to another origin</source>
        <translation>hace que el enlace siguiente de una página lleve a otro origen</translation>
    </message>
    <message>
        <source>dates the answer VALUE seconds ahead</source>
        <translation>fecha la respuesta VALUE segundos por delante</translation>
    </message>
    <message>
        <source>answers before it read the body</source>
        <translation>responde antes de leer el cuerpo</translation>
    </message>
    <message>
        <source>answers with the status VALUE, with a code as in 400/E0301</source>
        <translation>responde con el estado VALUE, con un código como en 400/E0301</translation>
    </message>
    <message>
        <source>The fault “%1” cannot be read.</source>
        <translation>El fallo «%1» no se puede leer.</translation>
    </message>
    <message>
        <source>Write OPERATION:FAULT, *:FAULT or file:FAULT, then =VALUE, then @N, @N-M or %P, as in createPurchase:429-seconds=5@1.</source>
        <translation>Escriba OPERATION:FAULT, *:FAULT o file:FAULT, después =VALUE y después @N, @N-M o %P, como en createPurchase:429-seconds=5@1.</translation>
    </message>
    <message>
        <source>Requests count from 1, and the last one does not come before the first.</source>
        <translation>Las peticiones se cuentan desde 1 y la última no va antes que la primera.</translation>
    </message>
    <message>
        <source>A percentage lies between 0 and 100.</source>
        <translation>Un porcentaje está entre 0 y 100.</translation>
    </message>
    <message>
        <source>There is no fault called “%1”.</source>
        <translation>No hay ningún fallo llamado «%1».</translation>
    </message>
    <message>
        <source>The fault “%1” takes no value.</source>
        <translation>El fallo «%1» no admite ningún valor.</translation>
    </message>
    <message>
        <source>“%2” is no value for the fault “%1”.</source>
        <translation>«%2» no es un valor para el fallo «%1».</translation>
    </message>
    <message>
        <source>It does not have the form of a fault.</source>
        <translation>No tiene la forma de un fallo.</translation>
    </message>
    <message>
        <source>There is no operation called “%1”.</source>
        <translation>No hay ninguna operación llamada «%1».</translation>
    </message>
    <message>
        <source>It happens before there is a request: write *: and count nothing.</source>
        <translation>Ocurre antes de que haya una petición: escriba *: y no cuente nada.</translation>
    </message>
    <message>
        <source>replaces members of each record in the answer, as in total/-1;success/3, or removes one, as in total</source>
        <translation>sustituye miembros de cada registro de la respuesta, como en total/-1;success/3, o quita uno, como en total</translation>
    </message>
    <message>
        <source>hands out the file at the path VALUE instead</source>
        <translation>entrega en su lugar el archivo de la ruta VALUE</translation>
    </message>
</context>
<context>
    <name>FieldGuess</name>
    <message>
        <source>Numbers with decimals.</source>
        <translation>Números con decimales.</translation>
    </message>
    <message>
        <source>An amount by its name; whole numbers fit, too.</source>
        <translation>Por su nombre es un importe; también admite números enteros.</translation>
    </message>
    <message>
        <source>Every value is a whole number.</source>
        <translation>Todos los valores son números enteros.</translation>
    </message>
    <message>
        <source>Phone numbers; their prefix is +%1.</source>
        <translation>Números de teléfono; su prefijo es +%1.</translation>
    </message>
    <message>
        <source>Phone numbers without a prefix: say which one is meant.</source>
        <translation>Números de teléfono sin prefijo: indica cuál es.</translation>
    </message>
    <message>
        <source>%1 values in %2 samples. Add those that can still come.</source>
        <translation>%1 valores en %2 ejemplos. Añada los que aún puedan llegar.</translation>
    </message>
    <message>
        <source>Numbers that are sent as text: a field for numbers would refuse them.</source>
        <translation>Números enviados como texto: un campo numérico los rechazaría.</translation>
    </message>
    <message>
        <source>Text, from one value. More samples tell more.</source>
        <translation>Texto, según un solo valor. Con más ejemplos se sabe más.</translation>
    </message>
    <message>
        <source>Text with many different values.</source>
        <translation>Texto con muchos valores distintos.</translation>
    </message>
    <message>
        <source>Every value is an email address.</source>
        <translation>Todos los valores son direcciones de correo.</translation>
    </message>
    <message>
        <source>Every value is a date.</source>
        <translation>Todos los valores son fechas.</translation>
    </message>
    <message>
        <source>a list, which no type of field takes</source>
        <translation>una lista, que ningún tipo de campo admite</translation>
    </message>
    <message>
        <source>A list with %1 different values. Add those that can still come.</source>
        <translation>Una lista con %1 valores distintos. Añada los que aún puedan llegar.</translation>
    </message>
    <message>
        <source>empty in every sample</source>
        <translation>vacío en todos los ejemplos</translation>
    </message>
    <message>
        <source>Values of different kinds: ask whoever sends them.</source>
        <translation>Valores de distinto tipo: pregunta a quien los envía.</translation>
    </message>
    <message>
        <source>True or false in every sample.</source>
        <translation>Verdadero o falso en todos los ejemplos.</translation>
    </message>
</context>
<context>
    <name>FieldLines</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>amount and currency</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name and ID</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>FieldRows</name>
    <message>
        <source>It has neither an ID nor a name.</source>
        <translation>No tiene ni ID ni nombre.</translation>
    </message>
    <message>
        <source>There is no type “%1”.</source>
        <translation>No existe el tipo «%1».</translation>
    </message>
</context>
<context>
    <name>FieldUses</name>
    <message numerus="yes">
        <source>%Ln remembered matching(s) of imports name it.</source>
        <translation>
            <numerusform>%Ln correspondencia recordada de importaciones lo usa.</numerusform>
            <numerusform>%Ln correspondencias recordadas de importaciones lo usan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) that have not finished write it.</source>
        <translation>
            <numerusform>%Ln tarea sin terminar escribe en él.</numerusform>
            <numerusform>%Ln tareas sin terminar escriben en él.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Fields</name>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>A letter first, then letters, digits, hyphens, underscores or brackets. It cannot be changed later.</source>
        <translation>Primero una letra; después letras, cifras, guiones, guiones bajos o corchetes. No se puede cambiar más adelante.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>It cannot be changed later.</source>
        <translation>No se puede cambiar más adelante.</translation>
    </message>
    <message>
        <source>Custom field</source>
        <translation>Campo personalizado</translation>
    </message>
    <message>
        <source>Created by the store. System fields cannot be deleted.</source>
        <translation>Creado por la tienda. Los campos del sistema no se pueden eliminar.</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Solo lectura</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Obligatorio</translation>
    </message>
    <message>
        <source>A required field needs a default value, which every contact gets.</source>
        <translation>Un campo obligatorio necesita un valor predeterminado, que reciben todos los contactos.</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Default value</source>
        <translation>Valor predeterminado</translation>
    </message>
    <message>
        <source>Default phone prefix</source>
        <translation>Prefijo telefónico predeterminado</translation>
    </message>
    <message>
        <source>Digits only, for example 34.</source>
        <translation>Solo cifras, por ejemplo 34.</translation>
    </message>
    <message>
        <source>Maximum length</source>
        <translation>Longitud máxima</translation>
    </message>
    <message>
        <source>In characters, at most 5000.</source>
        <translation>En caracteres, 5000 como máximo.</translation>
    </message>
    <message>
        <source>Minimum value</source>
        <translation>Valor mínimo</translation>
    </message>
    <message>
        <source>Maximum value</source>
        <translation>Valor máximo</translation>
    </message>
    <message>
        <source>Earliest date</source>
        <translation>Fecha mínima</translation>
    </message>
    <message>
        <source>Latest date</source>
        <translation>Fecha máxima</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>At most 120.</source>
        <translation>120 como máximo.</translation>
    </message>
    <message>
        <source>Used by files and programs.</source>
        <translation>Lo usan los archivos y los programas.</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Shown to people.</source>
        <translation>Lo que ven las personas.</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>Correo</translation>
    </message>
    <message>
        <source>Identifies the contact. Each email belongs to one contact only.</source>
        <translation>Identifica al contacto. Cada correo pertenece a un solo contacto.</translation>
    </message>
    <message>
        <source>External ID</source>
        <translation>ID externo</translation>
    </message>
    <message>
        <source>Your own ID for the contact. Each ID belongs to one contact only.</source>
        <translation>Su propio ID para el contacto. Cada ID pertenece a un solo contacto.</translation>
    </message>
    <message>
        <source>First name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Surname</source>
        <translation>Apellidos</translation>
    </message>
    <message>
        <source>Date of birth</source>
        <translation>Fecha de nacimiento</translation>
    </message>
    <message>
        <source>Year, month and day, for example 1990-05-31.</source>
        <translation>Año, mes y día, por ejemplo 1990-05-31.</translation>
    </message>
    <message>
        <source>Mobile phone</source>
        <translation>Teléfono móvil</translation>
    </message>
    <message>
        <source>With the prefix of the country and without spaces, for example +34651234567.</source>
        <translation>Con el prefijo del país y sin espacios, por ejemplo +34651234567.</translation>
    </message>
    <message>
        <source>Phone status</source>
        <translation>Estado del teléfono</translation>
    </message>
    <message>
        <source>Text messages go to active phones only.</source>
        <translation>Los SMS solo se envían a teléfonos activos.</translation>
    </message>
    <message>
        <source>Email status</source>
        <translation>Estado del correo</translation>
    </message>
    <message>
        <source>Emails go to active addresses only.</source>
        <translation>Los correos solo se envían a direcciones activas.</translation>
    </message>
    <message>
        <source>Newsletter</source>
        <translation>Boletín</translation>
    </message>
    <message>
        <source>Whether the contact wants the newsletter.</source>
        <translation>Si el contacto quiere recibir el boletín.</translation>
    </message>
    <message>
        <source>Text messages</source>
        <translation>SMS</translation>
    </message>
    <message>
        <source>Whether the contact wants text messages.</source>
        <translation>Si el contacto quiere recibir SMS.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Creación</translation>
    </message>
    <message>
        <source>Last changed</source>
        <translation>Último cambio</translation>
    </message>
    <message>
        <source>Anonymous</source>
        <translation>Anónimo</translation>
    </message>
    <message>
        <source>Neither email nor external ID is known.</source>
        <translation>No se conocen ni el correo ni el ID externo.</translation>
    </message>
    <message>
        <source>Push notifications</source>
        <translation>Notificaciones push</translation>
    </message>
    <message>
        <source>Purchases</source>
        <translation>Compras</translation>
    </message>
    <message>
        <source>Amount spent</source>
        <translation>Importe gastado</translation>
    </message>
    <message>
        <source>Average purchase</source>
        <translation>Compra media</translation>
    </message>
    <message>
        <source>First purchase</source>
        <translation>Primera compra</translation>
    </message>
    <message>
        <source>Last purchase</source>
        <translation>Última compra</translation>
    </message>
    <message>
        <source>Bounce reason</source>
        <translation>Motivo del rebote</translation>
    </message>
    <message>
        <source>Last bounce</source>
        <translation>Último rebote</translation>
    </message>
    <message>
        <source>Last soft bounce</source>
        <translation>Último rebote temporal</translation>
    </message>
    <message>
        <source>Soft bounces</source>
        <translation>Rebotes temporales</translation>
    </message>
    <message>
        <source>Last unsubscribed</source>
        <translation>Última baja</translation>
    </message>
    <message>
        <source>Customer lifetime value</source>
        <translation>Valor de vida del cliente</translation>
    </message>
    <message>
        <source>Churn rate</source>
        <translation>Tasa de abandono</translation>
    </message>
    <message>
        <source>How likely the contact is to stop buying. Empty for contacts that never bought.</source>
        <translation>Probabilidad de que el contacto deje de comprar. Vacío si nunca ha comprado.</translation>
    </message>
    <message>
        <source>Probability of staying</source>
        <translation>Probabilidad de permanencia</translation>
    </message>
    <message>
        <source>How likely the contact is to still be a customer.</source>
        <translation>Probabilidad de que el contacto siga siendo cliente.</translation>
    </message>
    <message>
        <source>Expected purchases</source>
        <translation>Compras previstas</translation>
    </message>
    <message>
        <source>Recency</source>
        <translation>Recencia</translation>
    </message>
    <message>
        <source>How long ago the contact bought.</source>
        <translation>Cuánto hace que compró el contacto.</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>Frecuencia</translation>
    </message>
    <message>
        <source>How often the contact buys.</source>
        <translation>Con qué frecuencia compra el contacto.</translation>
    </message>
    <message>
        <source>Monetary value</source>
        <translation>Valor monetario</translation>
    </message>
    <message>
        <source>How much the contact spends.</source>
        <translation>Cuánto gasta el contacto.</translation>
    </message>
    <message>
        <source>RFM group</source>
        <translation>Grupo RFM</translation>
    </message>
    <message>
        <source>Recency, frequency and monetary value in one word.</source>
        <translation>Recencia, frecuencia y valor monetario en una palabra.</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>Coupons</source>
        <translation>Cupones</translation>
    </message>
    <message>
        <source>Empty: no limit.</source>
        <translation>Vacío: sin límite.</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Quedan</translation>
    </message>
    <message>
        <source>Empty: no limit. May be up to 10 seconds out of date.</source>
        <translation>Vacío: sin límite. Puede llevar hasta 10 segundos de retraso.</translation>
    </message>
    <message>
        <source>Assigned</source>
        <translation>Asignados</translation>
    </message>
    <message>
        <source>May be up to 10 seconds out of date.</source>
        <translation>Puede llevar hasta 10 segundos de retraso.</translation>
    </message>
    <message>
        <source>Used in workflows</source>
        <translation>Se usa en flujos</translation>
    </message>
    <message>
        <source>Workflow</source>
        <translation>Flujo</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contacto</translation>
    </message>
    <message>
        <source>Contact was</source>
        <translation>El contacto fue</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Sentido</translation>
    </message>
    <message>
        <source>Alias</source>
        <translation>Alias</translation>
    </message>
    <message>
        <source>The short name by which events are sent. It must be unique in the account.</source>
        <translation>El nombre corto con el que se envían los eventos. Debe ser único en la cuenta.</translation>
    </message>
    <message>
        <source>Comes from</source>
        <translation>Procede de</translation>
    </message>
    <message>
        <source>Icon</source>
        <translation>Icono</translation>
    </message>
    <message>
        <source>Webhook address</source>
        <translation>Dirección del webhook</translation>
    </message>
    <message>
        <source>The address that the service calls.</source>
        <translation>La dirección a la que llama el servicio.</translation>
    </message>
    <message>
        <source>Webhook headers</source>
        <translation>Cabeceras del webhook</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>Cabecera</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Campos</translation>
    </message>
    <message>
        <source>The name of the field in the event.</source>
        <translation>El nombre del campo en el evento.</translation>
    </message>
    <message>
        <source>At most one field, of the type email. Events that come by API or webhook need one.</source>
        <translation>Un campo como máximo, del tipo correo. Los eventos que llegan por API o webhook necesitan uno.</translation>
    </message>
    <message>
        <source>Path in the webhook</source>
        <translation>Ruta en el webhook</translation>
    </message>
    <message>
        <source>A JSON Pointer to the value in the webhook&apos;s data, for example /customer/email.</source>
        <translation>Un JSON Pointer al valor en los datos del webhook, por ejemplo /customer/email.</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>For example #1a73e8.</source>
        <translation>Por ejemplo #1a73e8.</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hechos</translation>
    </message>
    <message>
        <source>Records written so far.</source>
        <translation>Registros escritos hasta ahora.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Records to write. 0 until they are counted.</source>
        <translation>Registros que se van a escribir. 0 hasta que se cuentan.</translation>
    </message>
    <message>
        <source>Download link</source>
        <translation>Enlace de descarga</translation>
    </message>
    <message>
        <source>Works for 100 minutes. Refresh the export to get a new one.</source>
        <translation>Funciona durante 100 minutos. Actualice la exportación para obtener otro.</translation>
    </message>
    <message>
        <source>File name</source>
        <translation>Nombre del archivo</translation>
    </message>
    <message>
        <source>File format</source>
        <translation>Formato del archivo</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>Separador</translation>
    </message>
    <message>
        <source>Date format</source>
        <translation>Formato de fecha</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtros</translation>
    </message>
    <message>
        <source>Segment</source>
        <translation>Segmento</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>At most 31 days in one export.</source>
        <translation>31 días como máximo en una exportación.</translation>
    </message>
    <message>
        <source>At most 31 days in one export. The day begins in the time zone of the store.</source>
        <translation>31 días como máximo en una exportación. El día empieza en la zona horaria de la tienda.</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>Activities</source>
        <translation>Actividades</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>The ID of a report of the data explorer.</source>
        <translation>El ID de un informe del explorador de datos.</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Disposición</translation>
    </message>
    <message>
        <source>Created in</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Coupon set</source>
        <translation>Conjunto de cupones</translation>
    </message>
    <message>
        <source>The set that gets the codes of the file.</source>
        <translation>El conjunto que recibe los códigos del archivo.</translation>
    </message>
    <message>
        <source>Change existing records</source>
        <translation>Cambiar registros existentes</translation>
    </message>
    <message>
        <source>Otherwise, existing records stay as they are.</source>
        <translation>Si no, los registros existentes se quedan como están.</translation>
    </message>
    <message>
        <source>Fill empty fields only</source>
        <translation>Rellenar solo campos vacíos</translation>
    </message>
    <message>
        <source>Only together with “Change existing records”.</source>
        <translation>Solo junto con «Cambiar registros existentes».</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>CSV in UTF-8 with column names in the first line, at most 50 MB.</source>
        <translation>CSV en UTF-8 con los nombres de columna en la primera línea, 50 MB como máximo.</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importadas</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Rechazadas</translation>
    </message>
    <message>
        <source>Error report</source>
        <translation>Informe de errores</translation>
    </message>
    <message>
        <source>A file with the rows that failed.</source>
        <translation>Un archivo con las filas que fallaron.</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Cancelación</translation>
    </message>
    <message>
        <source>Product ID</source>
        <translation>ID de producto</translation>
    </message>
    <message>
        <source>The product&apos;s ID in your store.</source>
        <translation>El ID del producto en su tienda.</translation>
    </message>
    <message>
        <source>Product page</source>
        <translation>Página del producto</translation>
    </message>
    <message>
        <source>Its domain must be one of the domains of the store.</source>
        <translation>Su dominio debe ser uno de los dominios de la tienda.</translation>
    </message>
    <message>
        <source>Availability</source>
        <translation>Disponibilidad</translation>
    </message>
    <message>
        <source>Units in stock</source>
        <translation>Unidades en existencias</translation>
    </message>
    <message>
        <source>Not recommended</source>
        <translation>No recomendado</translation>
    </message>
    <message>
        <source>Keeps the product out of recommendations.</source>
        <translation>Deja el producto fuera de las recomendaciones.</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Prioridad</translation>
    </message>
    <message>
        <source>Related products</source>
        <translation>Productos relacionados</translation>
    </message>
    <message>
        <source>Their product IDs in your store.</source>
        <translation>Sus ID de producto en su tienda.</translation>
    </message>
    <message>
        <source>Brand</source>
        <translation>Marca</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Categorías</translation>
    </message>
    <message>
        <source>A slash separates the levels of one category, for example Shoes/Running.</source>
        <translation>Una barra separa los niveles de una categoría, por ejemplo Calzado/Running.</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Thumbnail</source>
        <translation>Miniatura</translation>
    </message>
    <message>
        <source>Unit price</source>
        <translation>Precio por unidad</translation>
    </message>
    <message>
        <source>Price before discount</source>
        <translation>Precio sin descuento</translation>
    </message>
    <message>
        <source>Price without tax</source>
        <translation>Precio sin impuestos</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Descuento</translation>
    </message>
    <message>
        <source>Amount taken off the price.</source>
        <translation>Importe que se resta del precio.</translation>
    </message>
    <message>
        <source>Discount in percent</source>
        <translation>Descuento en porcentaje</translation>
    </message>
    <message>
        <source>From 0 to 100, without the % sign.</source>
        <translation>De 0 a 100, sin el signo %.</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publicación</translation>
    </message>
    <message>
        <source>When the product entered the store&apos;s catalogue.</source>
        <translation>Cuándo entró el producto en el catálogo de la tienda.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Valoración</translation>
    </message>
    <message>
        <source>From 0 to 5.</source>
        <translation>De 0 a 5.</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Valoraciones</translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation>Reseñas</translation>
    </message>
    <message>
        <source>Custom field 1</source>
        <translation>Campo personalizado 1</translation>
    </message>
    <message>
        <source>Custom field 2</source>
        <translation>Campo personalizado 2</translation>
    </message>
    <message>
        <source>Custom field 3</source>
        <translation>Campo personalizado 3</translation>
    </message>
    <message>
        <source>Purchase ID</source>
        <translation>ID de compra</translation>
    </message>
    <message>
        <source>The purchase&apos;s ID in your store. It must be unique.</source>
        <translation>El ID de la compra en su tienda. Debe ser único.</translation>
    </message>
    <message>
        <source>Cart ID</source>
        <translation>ID de carrito</translation>
    </message>
    <message>
        <source>The cart that the purchase came from.</source>
        <translation>El carrito del que procede la compra.</translation>
    </message>
    <message>
        <source>Email of the buyer</source>
        <translation>Correo del comprador</translation>
    </message>
    <message>
        <source>The contact must exist. Enter the email or the external ID.</source>
        <translation>El contacto debe existir. Indique el correo o el ID externo.</translation>
    </message>
    <message>
        <source>External ID of the buyer</source>
        <translation>ID externo del comprador</translation>
    </message>
    <message>
        <source>Instead of the email.</source>
        <translation>En lugar del correo.</translation>
    </message>
    <message>
        <source>Payment method</source>
        <translation>Forma de pago</translation>
    </message>
    <message>
        <source>Date of purchase</source>
        <translation>Fecha de compra</translation>
    </message>
    <message>
        <source>Total price</source>
        <translation>Precio total</translation>
    </message>
    <message>
        <source>Total quantity</source>
        <translation>Cantidad total</translation>
    </message>
    <message>
        <source>All units of all lines together.</source>
        <translation>La suma de las unidades de todas las líneas.</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Líneas</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Producto</translation>
    </message>
    <message>
        <source>The product&apos;s ID in your store. The product must exist.</source>
        <translation>El ID del producto en su tienda. El producto debe existir.</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Cantidad</translation>
    </message>
    <message>
        <source>Price of the line</source>
        <translation>Precio de la línea</translation>
    </message>
    <message>
        <source>Quantity times unit price.</source>
        <translation>Cantidad por precio unitario.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Domains</source>
        <translation>Dominios</translation>
    </message>
    <message>
        <source>Product pages must be in one of them.</source>
        <translation>Las páginas de producto deben estar en uno de ellos.</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Moneda</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zona horaria</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>País</translation>
    </message>
    <message>
        <source>Phone prefix</source>
        <translation>Prefijo telefónico</translation>
    </message>
    <message>
        <source>Added to phone numbers in files that have no prefix.</source>
        <translation>Se añade a los teléfonos de los archivos que no llevan prefijo.</translation>
    </message>
    <message>
        <source>Unsubscribe IP address</source>
        <translation>Dirección IP de la baja</translation>
    </message>
    <message>
        <source>Identifies the contact</source>
        <translation>Identifica al contacto</translation>
    </message>
    <message>
        <source>Accepts events</source>
        <translation>Acepta eventos</translation>
    </message>
    <message>
        <source>Character between columns.</source>
        <translation>Carácter entre columnas.</translation>
    </message>
    <message>
        <source>All activities</source>
        <translation>Todas las actividades</translation>
    </message>
    <message>
        <source>Products with a higher number are preferred. Defaults to 0.</source>
        <translation>Se prefieren los productos con un número mayor. De forma predeterminada, 0.</translation>
    </message>
    <message>
        <source>The ID of a segment: only its contacts are exported. Empty: all contacts.</source>
        <translation>El ID de un segmento: solo se exportan sus contactos. Vacío: todos los contactos.</translation>
    </message>
    <message>
        <source>Newer layouts have more columns. If none is chosen, the service uses version 1.</source>
        <translation>Los formatos más nuevos tienen más columnas. Si no se elige ninguno, el servicio usa la versión 1.</translation>
    </message>
    <message>
        <source>The day ends in the time zone of the store.</source>
        <translation>El día termina en la zona horaria de la tienda.</translation>
    </message>
    <message>
        <source>If this is No, the service accepts no events from this integration.</source>
        <translation>Si es No, el servicio no acepta eventos de esta integración.</translation>
    </message>
    <message>
        <source>The web address of a picture, for example https://example.com/logo.png.</source>
        <translation>La dirección web de una imagen, por ejemplo https://example.com/logo.png.</translation>
    </message>
    <message>
        <source>The name of a picture in the service. The names are not documented; you can leave this empty.</source>
        <translation>El nombre de una imagen del servicio. Los nombres no están documentados; puede dejarlo vacío.</translation>
    </message>
    <message>
        <source>Workflows</source>
        <translation>Flujos</translation>
    </message>
    <message>
        <source>Coupon sets</source>
        <translation>Cupones</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>%1 others</source>
        <translation>%1 más</translation>
    </message>
    <message>
        <source>week of %1</source>
        <translation>semana del %1</translation>
    </message>
</context>
<context>
    <name>FileCheck</name>
    <message>
        <source>The file cannot be read.</source>
        <translation>No se puede leer el archivo.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>El archivo está vacío.</translation>
    </message>
    <message>
        <source>The file is %1; the service accepts at most 50 MB. Split it.</source>
        <translation>El archivo ocupa %1; el servicio acepta como máximo 50 MB. Divídalo.</translation>
    </message>
    <message>
        <source>This is not a text file.</source>
        <translation>No es un archivo de texto.</translation>
    </message>
    <message>
        <source>This is a spreadsheet or an archive. Open it in Files and save it from there as CSV first.</source>
        <translation>Es una hoja de cálculo o un archivo comprimido. Ábralo en Archivos y guárdelo desde allí como CSV.</translation>
    </message>
</context>
<context>
    <name>FilePieces</name>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Two files compared</source>
        <translation>Dos archivos comparados</translation>
    </message>
    <message>
        <source>A large file</source>
        <translation>Un archivo grande</translation>
    </message>
    <message>
        <source>A file, filtered</source>
        <translation>Un archivo filtrado</translation>
    </message>
    <message>
        <source>The profile of a column</source>
        <translation>El perfil de una columna</translation>
    </message>
    <message>
        <source>A chart, bars</source>
        <translation>Un gráfico de barras</translation>
    </message>
    <message>
        <source>A chart, line</source>
        <translation>Un gráfico de líneas</translation>
    </message>
    <message>
        <source>A chart, shares</source>
        <translation>Un gráfico de proporciones</translation>
    </message>
    <message>
        <source>Personal data masked</source>
        <translation>Datos personales ocultos</translation>
    </message>
    <message>
        <source>Save what I see</source>
        <translation>Guardar lo que veo</translation>
    </message>
    <message>
        <source>How the file is read</source>
        <translation>Cómo se lee el archivo</translation>
    </message>
    <message>
        <source>An archive with several tables, as one</source>
        <translation>Un archivo comprimido con varias tablas, como una sola</translation>
    </message>
    <message>
        <source>A spreadsheet in an old format</source>
        <translation>Una hoja de cálculo en un formato antiguo</translation>
    </message>
    <message>
        <source>A spreadsheet with two sheets</source>
        <translation>Una hoja de cálculo con dos hojas</translation>
    </message>
</context>
<context>
    <name>FileWords</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 rows so far</source>
        <translation>%1 filas hasta ahora</translation>
    </message>
    <message>
        <source>%1 of %2 rows so far</source>
        <translation>%1 de %2 filas hasta ahora</translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <translation>%1 de %2 filas</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 % · about %2 s left</source>
        <translation>%1 % · faltan unos %2 s</translation>
    </message>
    <message>
        <source>%1 % · about %2 min left</source>
        <translation>%1 % · faltan unos %2 min</translation>
    </message>
    <message>
        <source>Opening… %1</source>
        <translation>Abriendo… %1</translation>
    </message>
    <message>
        <source>Counting… %1</source>
        <translation>Contando… %1</translation>
    </message>
    <message>
        <source>Filtering… %1</source>
        <translation>Filtrando… %1</translation>
    </message>
    <message>
        <source>Sorting… %1</source>
        <translation>Ordenando… %1</translation>
    </message>
    <message>
        <source>one of %1 tables in the archive</source>
        <translation>una de %1 tablas del archivo comprimido</translation>
    </message>
    <message>
        <source>%1 of %2 tables in the archive, combined</source>
        <translation>%1 de %2 tablas del archivo comprimido, combinadas</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>from line %1</source>
        <translation>desde la línea %1</translation>
    </message>
    <message>
        <source>from row %1</source>
        <translation>desde la fila %1</translation>
    </message>
    <message>
        <source>%1 of %2 sheets, combined</source>
        <translation>%1 de %2 hojas, combinadas</translation>
    </message>
    <message>
        <source>one of %1 sheets</source>
        <translation>una de %1 hojas</translation>
    </message>
    <message>
        <source>sheet “%1”</source>
        <translation>hoja «%1»</translation>
    </message>
    <message>
        <source>The first %1 rows</source>
        <translation>Las primeras %1 filas</translation>
    </message>
    <message>
        <source>Reading the rest… %1</source>
        <translation>Leyendo el resto… %1</translation>
    </message>
</context>
<context>
    <name>FilterText</name>
    <message>
        <source>The filter has already ended here.</source>
        <translation>El filtro ya ha terminado aquí.</translation>
    </message>
    <message>
        <source>Join parts with “and” or “or”.</source>
        <translation>Una las partes con «y» u «o».</translation>
    </message>
    <message>
        <source>Too many nested brackets.</source>
        <translation>Demasiados paréntesis anidados.</translation>
    </message>
    <message>
        <source>A bracket is not closed.</source>
        <translation>Falta cerrar un paréntesis.</translation>
    </message>
    <message>
        <source>A comparison is missing here.</source>
        <translation>Aquí falta una comparación.</translation>
    </message>
    <message>
        <source>A column name is missing here.</source>
        <translation>Aquí falta el nombre de una columna.</translation>
    </message>
    <message>
        <source>The table has no column “%1”.</source>
        <translation>La tabla no tiene la columna «%1».</translation>
    </message>
    <message>
        <source>Its columns are: %1.</source>
        <translation>Sus columnas son: %1.</translation>
    </message>
    <message>
        <source>A value is missing here.</source>
        <translation>Aquí falta un valor.</translation>
    </message>
    <message>
        <source>Write &quot;&quot; for an empty one.</source>
        <translation>Escriba &quot;&quot; para un valor vacío.</translation>
    </message>
    <message>
        <source>This quote is not closed.</source>
        <translation>Falta cerrar estas comillas.</translation>
    </message>
    <message>
        <source>“%1” is neither a number nor a date.</source>
        <translation>«%1» no es ni un número ni una fecha.</translation>
    </message>
    <message>
        <source>Between needs two values with “and” in the middle.</source>
        <translation>«Entre» necesita dos valores con «y» en medio.</translation>
    </message>
    <message>
        <source>Between needs two numbers or two dates, not one of each.</source>
        <translation>«Entre» necesita dos números o dos fechas, no uno de cada.</translation>
    </message>
    <message>
        <source>The filter cannot be understood.</source>
        <translation>El filtro no se entiende.</translation>
    </message>
    <message>
        <source>For example: contains, is, starts with, ends with, matches, is empty, above, below, between.</source>
        <translation>Por ejemplo: contiene, es, empieza por, termina en, coincide con, está vacío, más de, menos de, entre.</translation>
    </message>
    <message>
        <source>“%1” is not a valid regular expression: %2.</source>
        <translation>«%1» no es una expresión regular válida: %2.</translation>
    </message>
    <message>
        <source>To match a special character itself, put \ before it: \. \( \+</source>
        <translation>Para buscar un carácter especial, ponga \ delante: \. \( \+</translation>
    </message>
    <message>
        <source>“Changed” works only when two tables are compared.</source>
        <translation>«Cambió» solo funciona al comparar dos tablas.</translation>
    </message>
    <message>
        <source>Write a date like 2026-01-31, or “last month”.</source>
        <translation>Escriba una fecha como 2026-01-31, o «el mes pasado».</translation>
    </message>
    <message>
        <source>“%1” is not an amount of time.</source>
        <translation>«%1» no es un periodo de tiempo.</translation>
    </message>
    <message>
        <source>Write an amount like “30 days”.</source>
        <translation>Escriba un periodo como «30 días».</translation>
    </message>
    <message>
        <source>Several columns are called “%1”.</source>
        <translation>Varias columnas se llaman «%1».</translation>
    </message>
    <message>
        <source>Write the technical name or the number of the column, like #%1.</source>
        <translation>Escriba el nombre técnico o el número de la columna, como #%1.</translation>
    </message>
</context>
<context>
    <name>FinishWords</name>
    <message>
        <source>The service delivered the same rows as for %1.</source>
        <translation>El servicio ha entregado las mismas filas que para %1.</translation>
    </message>
    <message>
        <source>The table could not be given its name.</source>
        <translation>No se pudo dar nombre a la tabla.</translation>
    </message>
    <message>
        <source>The table could not be written.</source>
        <translation>No se ha podido escribir la tabla.</translation>
    </message>
    <message>
        <source>The files of the export changed after they were checked.</source>
        <translation>Los archivos de la exportación han cambiado después de comprobarlos.</translation>
    </message>
    <message>
        <source>Run the export again.</source>
        <translation>Vuelva a ejecutar la exportación.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln fila</numerusform>
            <numerusform>%Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, products.csv</source>
        <comment>name of a file</comment>
        <translation>%1, productos.csv</translation>
    </message>
    <message>
        <source>The exports folder cannot be locked.</source>
        <translation>No se puede bloquear la carpeta de exportaciones.</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>No se ha podido escribir %1.</translation>
    </message>
    <message>
        <source>The table is in %1.</source>
        <translation>La tabla está en %1.</translation>
    </message>
    <message>
        <source>It was cancelled.</source>
        <translation>Se ha cancelado.</translation>
    </message>
</context>
<context>
    <name>FolderWords</name>
    <message>
        <source>No program here shows folders. The folder is %1.</source>
        <translation>Aquí ningún programa muestra carpetas. La carpeta es %1.</translation>
    </message>
    <message>
        <source>The file of the job was damaged.</source>
        <translation>El archivo de la tarea estaba dañado.</translation>
    </message>
    <message>
        <source>It is kept as %1.</source>
        <translation>Se conserva como %1.</translation>
    </message>
    <message>
        <source>an unknown account</source>
        <translation>una cuenta desconocida</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <comment>service address, key id</comment>
        <translation>%1 (clave %2)</translation>
    </message>
    <message>
        <source>%1 (key %2, store %3)</source>
        <comment>service address, key id, name of the store</comment>
        <translation>%1 (clave %2, tienda %3)</translation>
    </message>
    <message>
        <source>The job belongs to another store.</source>
        <translation>La tarea es de otra tienda.</translation>
    </message>
    <message>
        <source>The job belongs to another account.</source>
        <translation>La tarea pertenece a otra cuenta.</translation>
    </message>
    <message>
        <source>It was created for %1, and you are connected to %2.</source>
        <translation>Se creó para %1, y la conexión actual es con %2.</translation>
    </message>
    <message>
        <source>Nothing was sent. Connect to the account of the job.</source>
        <translation>No se ha enviado nada. Conéctese a la cuenta de la tarea.</translation>
    </message>
    <message>
        <source>The job is running already.</source>
        <translation>La tarea ya está en marcha.</translation>
    </message>
    <message>
        <source>Another window or command has it.</source>
        <translation>La tiene otra ventana u otra orden.</translation>
    </message>
    <message>
        <source>Wait for it, or stop it there.</source>
        <translation>Espere a que termine o deténgala allí.</translation>
    </message>
    <message>
        <source>The job cannot be locked.</source>
        <translation>No se puede bloquear la tarea.</translation>
    </message>
    <message>
        <source>Check the folder %1.</source>
        <translation>Revise la carpeta %1.</translation>
    </message>
    <message>
        <source>The job could not be removed.</source>
        <translation>No se ha podido eliminar la tarea.</translation>
    </message>
</context>
<context>
    <name>FormErrors</name>
    <message>
        <source>This is not a date such as %1.</source>
        <translation>Esto no es una fecha como %1.</translation>
    </message>
</context>
<context>
    <name>FormShowpieces</name>
    <message>
        <source>New contact, half typed</source>
        <translation>Nuevo contacto, a medio escribir</translation>
    </message>
    <message>
        <source>New product, half typed</source>
        <translation>Nuevo producto, a medio escribir</translation>
    </message>
    <message>
        <source>New integration</source>
        <translation>Nueva integración</translation>
    </message>
    <message>
        <source>A form with things to fix</source>
        <translation>Un formulario con puntos por resolver</translation>
    </message>
    <message>
        <source>Review changes</source>
        <translation>Revisar cambios</translation>
    </message>
</context>
<context>
    <name>Grouping</name>
    <message>
        <source>There are too many groups.</source>
        <translation>Hay demasiados grupos.</translation>
    </message>
    <message>
        <source>More than %1 different values were found.</source>
        <translation>Se han encontrado más de %1 valores distintos.</translation>
    </message>
    <message>
        <source>Group by a column with fewer values, or filter first.</source>
        <translation>Agrupe por una columna con menos valores o filtre antes.</translation>
    </message>
</context>
<context>
    <name>Groups</name>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Consent and delivery</source>
        <translation>Consentimiento y entrega</translation>
    </message>
    <message>
        <source>In this store</source>
        <translation>En esta tienda</translation>
    </message>
    <message>
        <source>Purchases</source>
        <translation>Compras</translation>
    </message>
    <message>
        <source>Bounces and unsubscriptions</source>
        <translation>Rebotes y bajas</translation>
    </message>
    <message>
        <source>Buyer</source>
        <translation>Comprador</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Pago</translation>
    </message>
    <message>
        <source>Stock and recommendations</source>
        <translation>Existencias y recomendaciones</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Precios</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Valoraciones</translation>
    </message>
    <message>
        <source>Custom fields</source>
        <translation>Campos personalizados</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>How it was created</source>
        <translation>Cómo se creó</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Límites</translation>
    </message>
    <message>
        <source>Webhook</source>
        <translation>Webhook</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Fechas</translation>
    </message>
    <message>
        <source>Predictions</source>
        <translation>Previsiones</translation>
    </message>
</context>
<context>
    <name>Guess</name>
    <message>
        <source>The service cannot search for contacts by name. Look them up by %1.</source>
        <translation>El servicio no puede buscar contactos por nombre. Búsquelos por %1.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 o %2</translation>
    </message>
</context>
<context>
    <name>GzipReader</name>
    <message>
        <source>It is incomplete.</source>
        <translation>Está incompleto.</translation>
    </message>
    <message>
        <source>Its compressed data is damaged.</source>
        <translation>Sus datos comprimidos están dañados.</translation>
    </message>
    <message>
        <source>The compressed file could not be read.</source>
        <translation>No se pudo leer el archivo comprimido.</translation>
    </message>
    <message>
        <source>Download it again, or unpack it with another program.</source>
        <translation>Descárguelo de nuevo, o descomprímalo con otro programa.</translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>identifies the contact</source>
        <translation>identifica al contacto</translation>
    </message>
    <message>
        <source>without a prefix it gets +%1</source>
        <translation>sin prefijo recibe +%1</translation>
    </message>
    <message>
        <source>read from `%1`</source>
        <translation>se lee de `%1`</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Send JSON from a server, with your API key in the header; never from a browser. Members that are not in the table are refused. An event has at most %1 KB. If no contact has the email, the event is refused; `?%2=true` creates the contact.</source>
        <translation>Envíe JSON desde un servidor, con su clave de API en la cabecera; nunca desde un navegador. Se rechazan los miembros que no estén en la tabla. Un evento tiene como máximo %1 KB. Si ningún contacto tiene el correo, el evento se rechaza; `?%2=true` crea el contacto.</translation>
    </message>
    <message>
        <source>These events do not come by API. The service shows the address for them.</source>
        <translation>Estos eventos no llegan por API. El servicio muestra su dirección.</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Miembro</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Obligatorio</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
</context>
<context>
    <name>HelpTasks</name>
    <message>
        <source>See what needs you</source>
        <translation>Ver qué requiere su atención</translation>
    </message>
    <message>
        <source>Read the lines under “Needs your attention”, from the top.
Press the button of a line: it leads to the record or page in question.
Press the cross to dismiss a line that you have dealt with.</source>
        <translation>Lea las líneas de “Requiere su atención”, de arriba abajo.
Pulse el botón de una línea: lleva al registro o a la página en cuestión.
Pulse la cruz para descartar una línea ya resuelta.</translation>
    </message>
    <message>
        <source>Bring the figures up to date</source>
        <translation>Actualizar las cifras</translation>
    </message>
    <message>
        <source>Press F5.
The time beside the title says when everything was last read.
Click a card to open the list behind it.</source>
        <translation>Pulse F5.
La hora junto al título indica cuándo se leyó todo por última vez.
Haga clic en una tarjeta para abrir su lista.</translation>
    </message>
    <message>
        <source>Find one record</source>
        <translation>Buscar un registro</translation>
    </message>
    <message>
        <source>Type or paste the email or ID into the field at the top.
Press Enter.
If the kind was guessed wrongly, choose “Change” beside the field.
Press Ctrl+D to pin the record, so that it stays at the top of the list.</source>
        <translation>Escriba o pegue el correo o el ID en el campo de arriba.
Pulse Intro.
Si el tipo no es el correcto, elija “Cambiar” junto al campo.
Pulse Ctrl+D para fijar el registro al principio de la lista.</translation>
    </message>
    <message>
        <source>Look up many records</source>
        <translation>Buscar muchos registros</translation>
    </message>
    <message>
        <source>Copy the emails or IDs from a table or a file.
Choose “Look up many…” and paste them.
Wait until every line says found or not found. You can pause and continue.
Choose “Save as CSV…” or “Use in a bulk job…” under “Use results”.</source>
        <translation>Copie los correos o ID de una tabla o un archivo.
Elija “Búsqueda múltiple…” y péguelos.
Espere a que cada línea diga si se encontró. Puede pausar y continuar.
Elija “Guardar como CSV…” o “Usar en una tarea masiva…” en “Usar los resultados”.</translation>
    </message>
    <message>
        <source>Change a record</source>
        <translation>Cambiar un registro</translation>
    </message>
    <message>
        <source>Press F2.
Type the new values. Changed fields are marked.
Choose “Review…” and compare old and new.
Choose “Save”.
To take it back, press Ctrl+Z outside of a text field.</source>
        <translation>Pulse F2.
Escriba los valores nuevos. Los campos cambiados quedan marcados.
Elija “Revisar…” y compare lo anterior y lo nuevo.
Elija “Guardar”.
Para deshacerlo, pulse Ctrl+Z fuera de un campo de texto.</translation>
    </message>
    <message>
        <source>Delete a record</source>
        <translation>Eliminar un registro</translation>
    </message>
    <message>
        <source>Choose “Delete…” in the Record menu or press Delete.
Leave “Keep a copy in the Bin” switched on if you may want it back.
Confirm.
To get it back, open the Bin and choose “Put back…”.</source>
        <translation>Elija “Eliminar…” en el menú Registro o pulse Supr.
Deje activado “Guardar una copia en la Papelera” si quizá quiera recuperarlo.
Confirme.
Para recuperarlo, abra la papelera y elija “Restaurar…”.</translation>
    </message>
    <message>
        <source>See what was changed</source>
        <translation>Ver qué se cambió</translation>
    </message>
    <message>
        <source>Open the tab “History”.
Each line shows a field with its old and new value, and whether an edit, a job or an import wrote it.
Double-click a line to open the job or the import.</source>
        <translation>Abra la pestaña “Historial”.
Cada línea muestra un campo con su valor anterior y el nuevo, y si fue una edición, una tarea o una importación.
Haga doble clic en una línea para abrir la tarea o la importación.</translation>
    </message>
    <message>
        <source>Get contacts or activities as a table</source>
        <translation>Obtener contactos o actividades en una tabla</translation>
    </message>
    <message>
        <source>Choose “New export…”.
Say what to export and from when.
Check the plan: long periods are fetched in pieces and joined.
Start it. You can close the tab and go on working.
When it is done, choose “Open” to see the table in Files.</source>
        <translation>Elija “Nueva exportación…”.
Indique qué exportar y desde cuándo.
Revise el plan: los periodos largos se piden por partes y se unen.
Inícielo. Puede cerrar la pestaña y seguir trabajando.
Cuando termine, elija “Abrir” para ver la tabla en Archivos.</translation>
    </message>
    <message>
        <source>Save or open the file of an export</source>
        <translation>Guardar o abrir el archivo de una exportación</translation>
    </message>
    <message>
        <source>Select an export that is finished.
Choose “Open file” to see it as a table here, or download it.
If the link has expired, press F5: it is renewed.</source>
        <translation>Seleccione una exportación finalizada.
Elija “Abrir el archivo” para verlo como tabla, o descárguelo.
Si el enlace ha caducado, pulse F5: se renueva.</translation>
    </message>
    <message>
        <source>Bring a file into the store</source>
        <translation>Importar un archivo a la tienda</translation>
    </message>
    <message>
        <source>Choose “New import…” and say what the file holds.
Choose the file, drop it on the window or paste rows.
Check where each column goes. Columns that are not needed are left out.
Repair the rows that are marked, or leave them out.
Read what will change, then start.
Look at the result: refused rows can be fixed and sent again.</source>
        <translation>Elija “Nueva importación…” e indique qué contiene el archivo.
Elija el archivo, arrástrelo a la ventana o pegue filas.
Compruebe adónde va cada columna. Las que no hacen falta se omiten.
Corrija las filas marcadas o exclúyalas.
Lea qué va a cambiar e inicie.
Mire el resultado: las filas rechazadas se pueden corregir y volver a enviar.</translation>
    </message>
    <message>
        <source>Undo an import</source>
        <translation>Deshacer una importación</translation>
    </message>
    <message>
        <source>Open Jobs and select the import.
Choose “Show result”, then “Undo this import…”.
Read what will be reversed, deleted or left alone.
Confirm. The undo is an import of its own and can be undone, too.</source>
        <translation>Abra Tareas y seleccione la importación.
Elija “Ver el resultado” y después “Deshacer esta importación…”.
Lea qué se revertirá, se eliminará o no se tocará.
Confirme. Deshacer es otra importación y también se puede deshacer.</translation>
    </message>
    <message>
        <source>Find rows in a table</source>
        <translation>Encontrar filas en una tabla</translation>
    </message>
    <message>
        <source>Draw a chart</source>
        <translation>Dibujar un gráfico</translation>
    </message>
    <message>
        <source>Open the profile of a column with F7.
Choose “Chart”.
Choose what to count or add up, and for each value of which column.
Choose “Save picture…” or “Copy figures”.</source>
        <translation>Abra el perfil de una columna con F7.
Elija “Gráfico”.
Elija qué contar o sumar y por cada valor de qué columna.
Elija “Guardar imagen…” o “Copiar cifras”.</translation>
    </message>
    <message>
        <source>Compare two files</source>
        <translation>Comparar dos archivos</translation>
    </message>
    <message>
        <source>Choose “Compare two files…” and open the older and the newer one.
Check the columns under “Match rows by”.
Go from one difference to the next with F8.
Choose “Save the difference…” to keep it.</source>
        <translation>Elija “Comparar dos archivos…” y abra el más antiguo y el más nuevo.
Compruebe las columnas de “Emparejar filas por”.
Pase de una diferencia a otra con F8.
Elija “Guardar la diferencia…” para guardarla.</translation>
    </message>
    <message>
        <source>Refill a coupon set</source>
        <translation>Añadir códigos a un conjunto de cupones</translation>
    </message>
    <message>
        <source>Select the set and choose “Refill…”.
Choose a file with the codes, paste them, or let them be generated.
Repair or leave out codes that are marked.
Start the import. The number left grows within seconds.</source>
        <translation>Seleccione el conjunto y elija “Reponer…”.
Elija un archivo con los códigos, péguelos o genérelos.
Corrija o excluya los códigos marcados.
Inicie la importación. Los disponibles aumentan en segundos.</translation>
    </message>
    <message>
        <source>See what belongs together</source>
        <translation>Ver qué va con qué</translation>
    </message>
    <message>
        <source>Coupon sets name the workflows that use them, and workflows their coupon sets.
Click a name to open it.
Where there are several, choose one from the list that opens.</source>
        <translation>Los conjuntos de cupones nombran los flujos que los usan, y los flujos sus conjuntos.
Haga clic en un nombre para abrirlo.
Si hay varios, elija uno en la lista que se abre.</translation>
    </message>
    <message>
        <source>Add a field for contacts</source>
        <translation>Añadir un campo de contactos</translation>
    </message>
    <message>
        <source>Choose “New contact field…”.
Type its name. The ID follows from it.
Choose the type: it can never be changed afterwards.
Create it.</source>
        <translation>Elija “Nuevo campo…”.
Escriba su nombre. El ID se forma a partir de él.
Elija el tipo: después no se puede cambiar.
Créelo.</translation>
    </message>
    <message>
        <source>Define an event type</source>
        <translation>Definir un tipo de evento</translation>
    </message>
    <message>
        <source>Select the integration, or create one.
Choose “New event type…”.
Add the fields by hand, or choose “From a sample…” and paste an event.
Choose the field that identifies the contact.
Create it, then hand it over to a developer.</source>
        <translation>Seleccione la integración o cree una.
Elija “Nuevo tipo de evento…”.
Añada los campos a mano, o elija “Desde un ejemplo…” y pegue un evento.
Elija el campo que identifica al contacto.
Créelo y entrégueselo a un desarrollador.</translation>
    </message>
    <message>
        <source>Change an event type</source>
        <translation>Cambiar un tipo de evento</translation>
    </message>
    <message>
        <source>Open the event type and choose “Edit…”.
Change its fields.
Read the plan: what is replaced, and what stops meanwhile.
Carry it out. You can go back to the old definition.</source>
        <translation>Abra el tipo de evento y elija “Editar…”.
Cambie sus campos.
Lea el plan: qué se sustituye y qué deja de funcionar entretanto.
Ejecútelo. Puede volver a la definición anterior.</translation>
    </message>
    <message>
        <source>Send a test event</source>
        <translation>Enviar un evento de prueba</translation>
    </message>
    <message>
        <source>Choose the event type.
Fill in its fields; the contact must be one that you may use for tests.
Press Ctrl+Enter. Workflows that listen to the event start.
Compare the contact before and after.</source>
        <translation>Elija el tipo de evento.
Rellene sus campos; use un contacto destinado a pruebas.
Pulse Ctrl+Intro. Se inician los flujos que esperan el evento.
Compare el contacto antes y después.</translation>
    </message>
    <message>
        <source>Hand over to a developer</source>
        <translation>Entregar a un desarrollador</translation>
    </message>
    <message>
        <source>Open the event type.
Choose “Hand over to a developer…”.
Copy or save what fits: your API key is not in it.</source>
        <translation>Abra el tipo de evento.
Elija “Entregar a un desarrollador…”.
Copie o guarde lo que convenga: no incluye su clave de API.</translation>
    </message>
    <message>
        <source>Fill in the form</source>
        <translation>Rellenar el formulario</translation>
    </message>
    <message>
        <source>Fill in the fields that are marked as required.
Press F8 to go to the next field that needs attention.
Press Ctrl+S to create it.
If you close the tab first, your draft is kept.</source>
        <translation>Rellene los campos marcados como obligatorios.
Pulse F8 para ir al siguiente campo que requiere atención.
Pulse Ctrl+S para crearlo.
Si antes cierra la pestaña, se conserva el borrador.</translation>
    </message>
    <message>
        <source>Change or delete many records</source>
        <translation>Cambiar o eliminar muchos registros</translation>
    </message>
    <message>
        <source>Choose what to do.
Choose a file or paste the rows.
Say which column names the record and which fields the others go to.
Check every row, and compare with the current values.
Start. The job goes on when you close the tab.</source>
        <translation>Elija qué hacer.
Elija un archivo o pegue las filas.
Indique qué columna identifica el registro y a qué campos van las demás.
Compruebe cada fila y compárela con los valores actuales.
Inicie. La tarea sigue aunque cierre la pestaña.</translation>
    </message>
    <message>
        <source>Follow a job</source>
        <translation>Seguir una tarea</translation>
    </message>
    <message>
        <source>Select it: the rows and what became of each stand beside it.
Pause it, or continue where it stopped.
Choose “Retry these” for rows that failed.
Choose “Save report…” to keep the result.</source>
        <translation>Selecciónela: al lado están las filas y su resultado.
Páusela o continúe donde se detuvo.
Elija “Reintentar estas” para las filas que fallaron.
Elija “Guardar informe…” para guardar el resultado.</translation>
    </message>
    <message>
        <source>Undo a job</source>
        <translation>Deshacer una tarea</translation>
    </message>
    <message>
        <source>Select the job. It must have read the records before it changed them.
Choose “Undo…”.
Read what is written back, and confirm. What others changed since is left alone.</source>
        <translation>Seleccione la tarea. Debe haber leído los registros antes de cambiarlos.
Elija “Deshacer…”.
Lea qué se restaura y confirme. Lo que otros cambiaron después no se toca.</translation>
    </message>
    <message>
        <source>Erase a contact for good</source>
        <translation>Borrar un contacto para siempre</translation>
    </message>
    <message>
        <source>Type the contacts and your reference.
Read what is deleted in the service and on this computer.
Confirm with the number of contacts.
Choose “Save certificate…” when it is done.</source>
        <translation>Escriba los contactos y su referencia.
Lea qué se elimina en el servicio y en este equipo.
Confirme con el número de contactos.
Elija “Guardar certificado…” cuando termine.</translation>
    </message>
    <message>
        <source>Put back what was deleted</source>
        <translation>Recuperar lo eliminado</translation>
    </message>
    <message>
        <source>Select the copy and look at what it held.
Choose “Put back…”.
It is checked that nobody created it again meanwhile.
Confirm: the record is created again.</source>
        <translation>Seleccione la copia y mire qué contenía.
Elija “Restaurar…”.
Se comprueba que nadie lo haya vuelto a crear.
Confirme: el registro se crea de nuevo.</translation>
    </message>
    <message>
        <source>Take back a change</source>
        <translation>Deshacer un cambio</translation>
    </message>
    <message>
        <source>Find the line: edits name the field, jobs and imports stand as one line.
Double-click it: it leads to the record, the job or the import.
Undo it there.</source>
        <translation>Busque la línea: las ediciones nombran el campo; las tareas e importaciones son una sola línea.
Haga doble clic: lleva al registro, a la tarea o a la importación.
Deshágalo allí.</translation>
    </message>
    <message>
        <source>Check the connection</source>
        <translation>Comprobar la conexión</translation>
    </message>
    <message>
        <source>Press F5: the store is read again.
Look at “Protection” to see whether this account may change anything.
Look at “Request limit” if something is slow.</source>
        <translation>Pulse F5: la tienda se lee de nuevo.
Mire “Protección” para saber si esta cuenta puede cambiar algo.
Mire “Límite de peticiones” si algo va lento.</translation>
    </message>
    <message>
        <source>Compare an event type</source>
        <translation>Comparar un tipo de evento</translation>
    </message>
    <message>
        <source>Choose “Compare with…”, then a file, another type or another account.
Read the list: each line is a difference.
If the other account does not have the type, choose “Copy it there…”.</source>
        <translation>Elija «Comparar con…» y después un archivo, otro tipo u otra cuenta.
Lea la lista: cada línea es una diferencia.
Si la otra cuenta no tiene el tipo, elija «Copiarlo allí…».</translation>
    </message>
    <message>
        <source>Copy a set-up from another account</source>
        <translation>Copiar la configuración de otra cuenta</translation>
    </message>
    <message>
        <source>Choose the other account under “From…”, or open a set-up file. It is only read.
Read what will be created, what is already there, what differs and what cannot be copied.
Untick what you do not want.
Choose “Apply…” and confirm. A job does it; you can pause it.</source>
        <translation>Elija la otra cuenta en «Desde…» o abra un archivo de configuración. Solo se lee.
Lea qué se creará, qué ya existe, qué es distinto y qué no se puede copiar.
Desmarque lo que no quiera.
Elija «Aplicar…» y confirme. Lo hace una tarea que puede pausar.</translation>
    </message>
    <message>
        <source>Add many fields for contacts</source>
        <translation>Añadir muchos campos de contacto</translation>
    </message>
    <message>
        <source>Copy the rows from a spreadsheet: ID, name, type, options.
Paste them and read what is said beside each field.
Mend the rows that are marked.
Create them. A job does it; you can pause it.</source>
        <translation>Copie las filas de una hoja de cálculo: ID, nombre, tipo, opciones.
Péguelas y lea lo que se dice junto a cada campo.
Corrija las filas marcadas.
Créelos. Lo hace una tarea que puede pausar.</translation>
    </message>
    <message>
        <source>Change a field for contacts</source>
        <translation>Cambiar un campo de contacto</translation>
    </message>
    <message>
        <source>Choose “New like this…” and create the field as it should be, with another ID.
Choose “Export contacts…”: the file has the values of the old field.
Choose “Import…” and match the old column to the new field.
Look at a few contacts. Then delete the old field.</source>
        <translation>Elija «Nuevo como este…» y cree el campo como debe ser, con otro ID.
Elija «Exportar contactos…»: el archivo tiene los valores del campo antiguo.
Elija «Importar…» y asigne la columna antigua al campo nuevo.
Mire algunos contactos. Después elimine el campo antiguo.</translation>
    </message>
    <message>
        <source>Delete what is kept here</source>
        <translation>Borrar lo que se guarda aquí</translation>
    </message>
    <message>
        <source>Find the kind: the column “People” says whether it is about people.
Choose “Delete…” in its line.
Confirm. Nothing is deleted in the service.</source>
        <translation>Busque el tipo: la columna «Personas» dice si trata de personas.
Elija «Borrar…» en su línea.
Confirme. En el servicio no se borra nada.</translation>
    </message>
    <message>
        <source>Leave nothing of an account</source>
        <translation>No dejar nada de una cuenta</translation>
    </message>
    <message>
        <source>Choose “Delete everything of this account…”.
Type the name of the account.
Confirm: its data and its key leave this computer, and Storedesk disconnects from it.</source>
        <translation>Elija «Borrar todo lo de esta cuenta…».
Escriba el nombre de la cuenta.
Confirme: sus datos y su clave salen de este ordenador y Storedesk se desconecta de ella.</translation>
    </message>
    <message>
        <source>Change a setting</source>
        <translation>Cambiar un ajuste</translation>
    </message>
    <message>
        <source>Press Ctrl+F and type what it is about, such as “proxy” or “dark”.
Choose. There is nothing to save: it takes effect at once.
A dot marks what differs from the default.
Choose “Back to the defaults” beside a heading to undo a whole section.</source>
        <translation>Pulse Ctrl+F y escriba de qué se trata, por ejemplo «proxy» u «oscuro».
Elija. No hay que guardar nada: se aplica al momento.
Un punto marca lo que difiere del valor predeterminado.
Elija «Valores predeterminados» junto a un título para deshacer una sección entera.</translation>
    </message>
    <message>
        <source>Reach the service through a company proxy</source>
        <translation>Llegar al servicio por el proxy de la empresa</translation>
    </message>
    <message>
        <source>Leave “Proxy” on “System” first: most computers are set up already.
Otherwise choose “Manual” and type the address with its port.
Type user name and password if the proxy asks for them. The password goes to the keychain.
If certificates are refused, choose the file of your company under “Extra certificates”.</source>
        <translation>Deje primero «Proxy» en «Sistema»: la mayoría de los ordenadores ya están configurados.
Si no, elija «Manual» y escriba la dirección con su puerto.
Escriba usuario y contraseña si el proxy los pide. La contraseña va al llavero.
Si se rechazan certificados, elija el archivo de su empresa en «Certificados adicionales».</translation>
    </message>
    <message>
        <source>Open a file with Ctrl+O, or drop it on the window.
Choose “Condition”, then a column and what it must hold.
Click the head of a column to sort by it.
Choose “Save what I see…” to keep the rows as a file.</source>
        <translation>Abra un archivo con Ctrl+O o arrástrelo a la ventana.
Elija “Condición”, una columna y lo que debe contener.
Haga clic en la cabecera de una columna para ordenar.
Elija “Guardar lo que veo…” para guardar las filas en un archivo.</translation>
    </message>
    <message>
        <source>Ask for help with a report</source>
        <translation>Pedir ayuda con un informe</translation>
    </message>
    <message>
        <source>Do once more what does not work, so that it is among the last calls.
Open the report and press F5.
Read it, and switch off what you do not want to hand on.
Choose “Save…” and attach the file to your message, or choose “Copy” and paste it there.</source>
        <translation>Repita lo que no funciona, para que esté entre las últimas llamadas.
Abra el informe y pulse F5.
Léalo y quite lo que no quiera entregar.
Elija «Guardar…» y adjunte el archivo a su mensaje, o elija «Copiar» y péguelo allí.</translation>
    </message>
    <message>
        <source>Send the orders of a shop</source>
        <translation>Enviar los pedidos de una tienda</translation>
    </message>
    <message>
        <source>Choose the file of the shop.
Check what each column holds.
Decide what Storedesk asks about: dates, currency, sums.
Look up the records, and create those that are missing.
Review the orders and send them.</source>
        <translation>Elija el archivo de la tienda.
Compruebe qué contiene cada columna.
Decida lo que Storedesk pregunta: fechas, moneda, sumas.
Consulte los registros y cree los que faltan.
Revise los pedidos y envíelos.</translation>
    </message>
</context>
<context>
    <name>HelpTopics</name>
    <message>
        <source>What is running, what needs your attention and how the store is doing. Every line leads to the record or page that it is about.</source>
        <translation>Qué está en marcha, qué requiere su atención y cómo va la tienda. Cada línea lleva al registro o a la página de que trata.</translation>
    </message>
    <message>
        <source>Find a contact by email or external ID. The service has no list of contacts; the ones you opened before are kept here. Paste several values to look up many at once.</source>
        <translation>Busque un contacto por su correo o ID externo. El servicio no tiene lista de contactos; aquí se guardan los que ya ha abierto. Pegue varios valores para buscar muchos a la vez.</translation>
    </message>
    <message>
        <source>Find a product by its ID. The service has no list of products; the ones you opened before are kept here. Paste several values to look up many at once.</source>
        <translation>Busque un producto por su ID. El servicio no tiene lista de productos; aquí se guardan los que ya ha abierto. Pegue varios valores para buscar muchos a la vez.</translation>
    </message>
    <message>
        <source>Find a purchase by its ID. The service has no list of purchases; the ones you opened before are kept here. Paste several values to look up many at once.</source>
        <translation>Busque una compra por su ID. El servicio no tiene lista de compras; aquí se guardan las que ya ha abierto. Pegue varios valores para buscar muchas a la vez.</translation>
    </message>
    <message>
        <source>Everything the service knows about one contact. Edit it and review old and new values before anything is sent; you can undo a saved change.</source>
        <translation>Todo lo que el servicio sabe de un contacto. Edítelo y revise los valores antiguos y nuevos antes de enviar nada; un cambio guardado se puede deshacer.</translation>
    </message>
    <message>
        <source>Everything the service knows about one product. Edit it and review old and new values before anything is sent; you can undo a saved change.</source>
        <translation>Todo lo que el servicio sabe de un producto. Edítelo y revise los valores antiguos y nuevos antes de enviar nada; un cambio guardado se puede deshacer.</translation>
    </message>
    <message>
        <source>One purchase with its products. Purchases cannot be changed; delete one and create it again to correct it.</source>
        <translation>Una compra con sus productos. Las compras no se pueden cambiar; para corregir una, elimínela y créela de nuevo.</translation>
    </message>
    <message>
        <source>Paste a list of emails or IDs: each one is looked up, and you can save what was found as a table.</source>
        <translation>Pegue una lista de correos o ID: se busca cada uno y puede guardar lo encontrado como tabla.</translation>
    </message>
    <message>
        <source>Files that the service makes of your data. Create one, then open it as a table here or download it. Running exports update by themselves.</source>
        <translation>Archivos que el servicio crea con sus datos. Cree uno y después ábralo aquí como tabla o descárguelo. Las exportaciones en curso se actualizan solas.</translation>
    </message>
    <message>
        <source>One export with its state and file. Once it is finished, open the file as a table or download it.</source>
        <translation>Una exportación con su estado y su archivo. Cuando termine, abra el archivo como tabla o descárguelo.</translation>
    </message>
    <message>
        <source>Files that were sent to the service to add or change contacts, products or coupons. Refused rows are in the error report of each import.</source>
        <translation>Archivos enviados al servicio para añadir o cambiar contactos, productos o cupones. Las filas rechazadas están en el informe de errores de cada importación.</translation>
    </message>
    <message>
        <source>One import with its progress. Refused rows and their reasons are in the error report.</source>
        <translation>Una importación con su progreso. Las filas rechazadas y sus motivos están en el informe de errores.</translation>
    </message>
    <message>
        <source>Open tables of any size: filter, sort, find, draw charts, compare two files and save what you see. The file itself is never changed.</source>
        <translation>Abra tablas de cualquier tamaño: filtre, ordene, busque, dibuje gráficos, compare dos archivos y guarde lo que ve. El archivo nunca se modifica.</translation>
    </message>
    <message>
        <source>Two files row by row: what was added, removed or changed. Choose the columns that identify a row.</source>
        <translation>Dos archivos fila a fila: qué se añadió, se quitó o cambió. Elija las columnas que identifican una fila.</translation>
    </message>
    <message>
        <source>The workflows of the store and their state. They are changed in the service&apos;s own application.</source>
        <translation>Los flujos de trabajo de la tienda y su estado. Se cambian en la propia aplicación del servicio.</translation>
    </message>
    <message>
        <source>The fields that every contact has. You can add your own; ID and type can never be changed.</source>
        <translation>Los campos que tiene cada contacto. Puede añadir los suyos; el ID y el tipo no se pueden cambiar nunca.</translation>
    </message>
    <message>
        <source>One source of events with its event types. Add a new type or send an event of one.</source>
        <translation>Un origen de eventos con sus tipos de evento. Añada un tipo nuevo o envíe un evento de uno de ellos.</translation>
    </message>
    <message>
        <source>Fill in what you know and create the contact. The form is kept as a draft while you type.</source>
        <translation>Rellene lo que sepa y cree el contacto. El formulario se guarda como borrador mientras escribe.</translation>
    </message>
    <message>
        <source>Fill in what you know and create the product. The form is kept as a draft while you type.</source>
        <translation>Rellene lo que sepa y cree el producto. El formulario se guarda como borrador mientras escribe.</translation>
    </message>
    <message>
        <source>Say who bought what and when. Type or paste the lines; the totals follow until you type your own.</source>
        <translation>Indique quién compró qué y cuándo. Escriba o pegue las líneas; los totales se calculan hasta que escriba los suyos.</translation>
    </message>
    <message>
        <source>Name the field and choose its type. Options can be pasted from a table, one in each line.</source>
        <translation>Dé nombre al campo y elija su tipo. Las opciones se pueden pegar desde una tabla, una por línea.</translation>
    </message>
    <message>
        <source>Name the source of your events. Its event types are added afterwards.</source>
        <translation>Dé nombre al origen de sus eventos. Sus tipos de evento se añaden después.</translation>
    </message>
    <message>
        <source>Name the event and the fields that its events have. One email field identifies the contact.</source>
        <translation>Dé nombre al evento y a los campos que tienen sus eventos. Un campo de correo identifica al contacto.</translation>
    </message>
    <message>
        <source>Send a single event by hand, for example to test a workflow. Events cannot be taken back.</source>
        <translation>Envíe un solo evento a mano, por ejemplo para probar un flujo de trabajo. Los eventos no se pueden deshacer.</translation>
    </message>
    <message>
        <source>Copies of what you deleted here. Put a record back, or look at what it held.</source>
        <translation>Copias de lo que eliminó aquí. Restaure un registro o mire lo que contenía.</translation>
    </message>
    <message>
        <source>What the service says about the connected store.</source>
        <translation>Lo que el servicio dice de la tienda conectada.</translation>
    </message>
    <message>
        <source>Sets of coupon codes and how many are left. Refill one by importing more codes from a CSV file or a spreadsheet.</source>
        <translation>Conjuntos de códigos de cupón y cuántos quedan. Reponga uno importando más códigos desde un archivo CSV o una hoja de cálculo.</translation>
    </message>
    <message>
        <source>refill coupon codes vouchers discount excel</source>
        <translation>reponer rellenar códigos de cupón vales descuento excel</translation>
    </message>
    <message>
        <source>Choose a CSV file, an Excel workbook or an OpenDocument spreadsheet, whatever its columns are called. They are matched to the fields of the service, every row is checked and can be repaired before anything is sent, and the result is shown line by line.</source>
        <translation>Elija un archivo CSV, un libro de Excel o una hoja de cálculo OpenDocument, se llamen como se llamen sus columnas. Se asocian a los campos del servicio, cada fila se comprueba y se puede corregir antes de enviar nada, y el resultado se muestra línea a línea.</translation>
    </message>
    <message>
        <source>csv excel xlsx ods spreadsheet refill coupon codes upload columns</source>
        <translation>csv excel xlsx ods hoja de cálculo reponer rellenar códigos de cupón subir columnas</translation>
    </message>
    <message>
        <source>csv spreadsheet excel table</source>
        <translation>csv hoja de cálculo excel tabla</translation>
    </message>
    <message>
        <source>Do the same with many records: choose what is done, give the rows from a file or the clipboard, see what would happen, and let it run. Looking up many records works on a read-only account too.</source>
        <translation>Haga lo mismo con muchos registros: elija qué se hace, dé las filas desde un archivo o el portapapeles, vea qué pasaría y deje que se ejecute. Buscar muchos registros funciona también en una cuenta de solo lectura.</translation>
    </message>
    <message>
        <source>csv spreadsheet excel many mass batch</source>
        <translation>csv hoja de cálculo excel muchos masivo lote</translation>
    </message>
    <message>
        <source>Jobs that work through many rows, and the result of each row. Pause, continue, undo, or save the report.</source>
        <translation>Tareas que recorren muchas filas, y el resultado de cada una. Puede pausar, continuar, deshacer o guardar el informe.</translation>
    </message>
    <message>
        <source>Choose what to export and from when. The service makes a long period in pieces of 31 days; they are fetched, checked and joined into one table on this computer.</source>
        <translation>Elija qué exportar y desde cuándo. El servicio hace un periodo largo en partes de 31 días; se descargan, se comprueban y se unen en una sola tabla en este ordenador.</translation>
    </message>
    <message>
        <source>One set of coupon codes: how many are left, how fast they go and which workflows use it.</source>
        <translation>Un conjunto de códigos: cuántos quedan, a qué ritmo se gastan y qué flujos lo usan.</translation>
    </message>
    <message>
        <source>One workflow with its state and the coupon sets that it uses. It is changed in the service&apos;s own application.</source>
        <translation>Un flujo con su estado y los conjuntos de cupones que usa. Se cambia en la aplicación del servicio.</translation>
    </message>
    <message>
        <source>One field of the contacts: its ID, its type and its options.</source>
        <translation>Un campo de los contactos: su ID, su tipo y sus opciones.</translation>
    </message>
    <message>
        <source>One kind of event with its fields, and which of them identifies the contact.</source>
        <translation>Un tipo de evento con sus campos y cuál de ellos identifica al contacto.</translation>
    </message>
    <message>
        <source>The definition of an event type. The service cannot change one, so a plan replaces it by a new one.</source>
        <translation>La definición de un tipo de evento. El servicio no puede cambiarla, así que un plan la sustituye por una nueva.</translation>
    </message>
    <message>
        <source>The plan that replaces an event type, step by step. You can stop and go back.</source>
        <translation>El plan que sustituye un tipo de evento, paso a paso. Puede detenerlo y volver atrás.</translation>
    </message>
    <message>
        <source>What a developer needs to send events of this type.</source>
        <translation>Lo que un desarrollador necesita para enviar eventos de este tipo.</translation>
    </message>
    <message>
        <source>What can be taken back of an import, record by record.</source>
        <translation>Lo que se puede deshacer de una importación, registro a registro.</translation>
    </message>
    <message>
        <source>Delete contacts in the service and every copy on this computer, with a certificate.</source>
        <translation>Elimina contactos del servicio y todas sus copias en este equipo, con un certificado.</translation>
    </message>
    <message>
        <source>What was changed from this computer: single edits with their old and new values, jobs and imports.</source>
        <translation>Lo que se cambió desde este equipo: ediciones con su valor anterior y el nuevo, tareas e importaciones.</translation>
    </message>
    <message>
        <source>One event type beside a file, another type, or the same one in another account: what differs, field by field.</source>
        <translation>Un tipo de evento junto a un archivo, a otro tipo o al mismo en otra cuenta: qué cambia, campo por campo.</translation>
    </message>
    <message>
        <source>Contact fields, integrations and event types of another account or a file, compared with this account. Choose what to copy; a job does it.</source>
        <translation>Los campos de contacto, las integraciones y los tipos de evento de otra cuenta o de un archivo, comparados con esta cuenta. Elija qué copiar; lo hace una tarea.</translation>
    </message>
    <message>
        <source>Many contact fields at once, from rows that you paste. Every row is checked before anything is created.</source>
        <translation>Muchos campos de contacto a la vez, a partir de filas que usted pega. Cada fila se comprueba antes de crear nada.</translation>
    </message>
    <message>
        <source>The service cannot change a contact field. This page leads you to a new one that takes its place.</source>
        <translation>El servicio no puede cambiar un campo de contacto. Esta página le guía hasta uno nuevo que lo sustituye.</translation>
    </message>
    <message>
        <source>Sources of events, with their event types. Unfold one to see its types, define a new one or send a test event.</source>
        <translation>Orígenes de eventos, con sus tipos de evento. Despliegue uno para ver sus tipos, definir otro o enviar un evento de prueba.</translation>
    </message>
    <message>
        <source>Everything of this account that is kept on this computer: how much, how old, where, and when it goes. Delete a kind, or all of it.</source>
        <translation>Todo lo de esta cuenta que se guarda en este ordenador: cuánto, desde cuándo, dónde y hasta cuándo. Borre un tipo o todo.</translation>
    </message>
    <message>
        <source>privacy storage disk delete data folder retention</source>
        <translation>privacidad almacenamiento disco borrar datos carpeta retención</translation>
    </message>
    <message>
        <source>What you choose for all accounts: look, language, folders, how long something is kept, and how the network is reached. Every change takes effect at once.</source>
        <translation>Lo que elige para todas las cuentas: aspecto, idioma, carpetas, cuánto tiempo se guarda algo y cómo se llega a la red. Cada cambio se aplica al momento.</translation>
    </message>
    <message>
        <source>settings options configuration proxy certificate theme</source>
        <translation>ajustes opciones configuración proxy certificado tema</translation>
    </message>
    <message>
        <source>What you can hand to whoever helps you when something does not work: the program, the system, and what was called lately. Keys and people are not in it, and nothing is sent.</source>
        <translation>Lo que puede entregar a quien le ayude cuando algo no funciona: el programa, el sistema y las últimas llamadas. No contiene claves ni personas, y no se envía nada.</translation>
    </message>
    <message>
        <source>support problem bug error log troubleshoot</source>
        <translation>soporte problema fallo error registro avería</translation>
    </message>
    <message>
        <source>Send the orders of your shop as purchases, from the file that the shop exports. Orders are checked, contacts and products are looked up, and each order is sent once.</source>
        <translation>Envíe los pedidos de su tienda como compras, con el archivo que exporta la tienda. Los pedidos se comprueban, los contactos y productos se consultan y cada pedido se envía una vez.</translation>
    </message>
    <message>
        <source>orders csv spreadsheet excel shopify woocommerce prestashop</source>
        <translation>pedidos csv hoja de cálculo excel shopify woocommerce prestashop</translation>
    </message>
</context>
<context>
    <name>ImportCheck</name>
    <message>
        <source>The check was stopped.</source>
        <translation>Se ha detenido la comprobación.</translation>
    </message>
</context>
<context>
    <name>ImportEndScenes</name>
    <message>
        <source>New import: a broken file</source>
        <translation>Importación nueva: un archivo dañado</translation>
    </message>
    <message>
        <source>New import: lines that do not fit</source>
        <translation>Importación nueva: líneas que no encajan</translation>
    </message>
    <message>
        <source>New import: nothing names the records</source>
        <translation>Importación nueva: nada identifica los registros</translation>
    </message>
    <message>
        <source>New import: a new field</source>
        <translation>Importación nueva: un campo nuevo</translation>
    </message>
    <message>
        <source>New import: a new field is refused</source>
        <translation>Importación nueva: un campo nuevo rechazado</translation>
    </message>
    <message>
        <source>New import: all rows are good</source>
        <translation>Importación nueva: todas las filas están bien</translation>
    </message>
    <message>
        <source>New import: every row arrived</source>
        <translation>Importación nueva: llegaron todas las filas</translation>
    </message>
    <message>
        <source>New import: the service is down</source>
        <translation>Importación nueva: el servicio no responde</translation>
    </message>
    <message>
        <source>New import: the service refuses the file</source>
        <translation>Importación nueva: el servicio rechaza el archivo</translation>
    </message>
    <message>
        <source>New import: coupons arrived</source>
        <translation>Importación nueva: llegaron los cupones</translation>
    </message>
    <message>
        <source>Undo an import: what can be taken back</source>
        <translation>Deshacer una importación: qué se puede deshacer</translation>
    </message>
    <message>
        <source>Undo an import: done</source>
        <translation>Deshacer una importación: hecho</translation>
    </message>
    <message>
        <source>New import: the rows of a reason</source>
        <translation>Importación nueva: las filas de un motivo</translation>
    </message>
</context>
<context>
    <name>ImportFaults</name>
    <message>
        <source>A row needs an email or an external ID.</source>
        <translation>Una fila necesita un correo electrónico o un ID externo.</translation>
    </message>
    <message>
        <source>More cells than columns</source>
        <translation>Más celdas que columnas</translation>
    </message>
    <message>
        <source>too many cells</source>
        <translation>demasiadas celdas</translation>
    </message>
    <message>
        <source>The row has more cells than the table has columns: a separator or a quote is out of place.</source>
        <translation>La fila tiene más celdas que columnas la tabla: hay un separador o unas comillas fuera de sitio.</translation>
    </message>
    <message>
        <source>Phone with spaces or 00</source>
        <translation>Teléfono con espacios o 00</translation>
    </message>
    <message>
        <source>spaces or 00</source>
        <translation>espacios o 00</translation>
    </message>
    <message>
        <source>Not a phone number</source>
        <translation>No es un teléfono</translation>
    </message>
    <message>
        <source>Not a date</source>
        <translation>No es una fecha</translation>
    </message>
    <message>
        <source>Number starts with 0</source>
        <translation>El número empieza por 0</translation>
    </message>
    <message>
        <source>Number with comma or thousands</source>
        <translation>Número con coma o miles</translation>
    </message>
    <message>
        <source>Not a number</source>
        <translation>No es un número</translation>
    </message>
    <message>
        <source>Email with two @</source>
        <translation>Correo con dos @</translation>
    </message>
    <message>
        <source>two @</source>
        <translation>dos @</translation>
    </message>
    <message>
        <source>Not an email address</source>
        <translation>No es una dirección de correo</translation>
    </message>
    <message>
        <source>not a valid email</source>
        <translation>correo no válido</translation>
    </message>
    <message>
        <source>Not an option of the field</source>
        <translation>No es una opción del campo</translation>
    </message>
    <message>
        <source>Address without https://</source>
        <translation>Dirección sin https://</translation>
    </message>
    <message>
        <source>no https://</source>
        <translation>sin https://</translation>
    </message>
    <message>
        <source>Not a web address</source>
        <translation>No es una dirección web</translation>
    </message>
    <message>
        <source>Not in a domain of the store</source>
        <translation>Fuera de los dominios de la tienda</translation>
    </message>
    <message>
        <source>other domain</source>
        <translation>otro dominio</translation>
    </message>
    <message>
        <source>The address is in none of the domains of the store.</source>
        <translation>La dirección no está en ningún dominio de la tienda.</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>ilegible</translation>
    </message>
    <message>
        <source>Too long</source>
        <translation>Demasiado largo</translation>
    </message>
    <message>
        <source>too long</source>
        <translation>demasiado largo</translation>
    </message>
    <message>
        <source>Number too small</source>
        <translation>Número demasiado pequeño</translation>
    </message>
    <message>
        <source>too small</source>
        <translation>demasiado pequeño</translation>
    </message>
    <message>
        <source>Number too large</source>
        <translation>Número demasiado grande</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>demasiado grande</translation>
    </message>
    <message>
        <source>Date too early</source>
        <translation>Fecha demasiado temprana</translation>
    </message>
    <message>
        <source>too early</source>
        <translation>demasiado temprana</translation>
    </message>
    <message>
        <source>Date too late</source>
        <translation>Fecha demasiado tardía</translation>
    </message>
    <message>
        <source>too late</source>
        <translation>demasiado tardía</translation>
    </message>
    <message>
        <source>The same twice in a list</source>
        <translation>Repetido en una lista</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>repetido</translation>
    </message>
    <message>
        <source>Not a value of the field</source>
        <translation>No es un valor del campo</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>incorrecto</translation>
    </message>
    <message>
        <source>The same code twice</source>
        <translation>El mismo código dos veces</translation>
    </message>
    <message>
        <source>The code stands in the file again further down.</source>
        <translation>El código aparece otra vez más abajo en el archivo.</translation>
    </message>
    <message>
        <source>The same record twice</source>
        <translation>El mismo registro dos veces</translation>
    </message>
    <message>
        <source>The same record stands in the file again further down, and that row wins.</source>
        <translation>El mismo registro aparece otra vez más abajo y esa fila prevalece.</translation>
    </message>
    <message>
        <source>Code sent before</source>
        <translation>Código ya enviado</translation>
    </message>
    <message>
        <source>sent before</source>
        <translation>ya enviado</translation>
    </message>
    <message>
        <source>This code was sent to the coupon set before, from this computer.</source>
        <translation>Este código ya se envió a este conjunto de cupones desde este equipo.</translation>
    </message>
    <message>
        <source>Phone that cannot exist</source>
        <translation>Teléfono que no puede existir</translation>
    </message>
    <message>
        <source>cannot exist</source>
        <translation>no puede existir</translation>
    </message>
    <message>
        <source>No country has numbers like this one: it is too long or too short.</source>
        <translation>Ningún país tiene números como este: es demasiado largo o demasiado corto.</translation>
    </message>
    <message>
        <source>Neither email nor external ID</source>
        <translation>Ni correo electrónico ni ID externo</translation>
    </message>
    <message>
        <source>email or ID required</source>
        <translation>falta el correo o el ID</translation>
    </message>
    <message>
        <source>Empty, but required</source>
        <translation>Vacío, pero obligatorio</translation>
    </message>
    <message>
        <source>required</source>
        <translation>obligatorio</translation>
    </message>
    <message>
        <source>Spaces around it</source>
        <translation>Espacios alrededor</translation>
    </message>
    <message>
        <source>spaces</source>
        <translation>espacios</translation>
    </message>
    <message>
        <source>There are spaces before or after it.</source>
        <translation>Hay espacios delante o detrás.</translation>
    </message>
    <message>
        <source>not a phone number</source>
        <translation>no es un teléfono</translation>
    </message>
    <message>
        <source>Date in another format</source>
        <translation>Fecha en otro formato</translation>
    </message>
    <message>
        <source>other format</source>
        <translation>otro formato</translation>
    </message>
    <message>
        <source>not a date</source>
        <translation>no es una fecha</translation>
    </message>
    <message>
        <source>starts with 0</source>
        <translation>empieza por 0</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>no es un número</translation>
    </message>
    <message>
        <source>Email with stray characters</source>
        <translation>Correo con caracteres extraños</translation>
    </message>
    <message>
        <source>stray characters</source>
        <translation>caracteres extraños</translation>
    </message>
    <message>
        <source>not an option</source>
        <translation>no es una opción</translation>
    </message>
    <message>
        <source>not a web address</source>
        <translation>no es una dirección web</translation>
    </message>
    <message>
        <source>Unreadable characters</source>
        <translation>Caracteres ilegibles</translation>
    </message>
    <message>
        <source>Fewer cells than columns</source>
        <translation>Menos celdas que columnas</translation>
    </message>
    <message>
        <source>too few cells</source>
        <translation>faltan celdas</translation>
    </message>
    <message>
        <source>The row has fewer cells than the table has columns, so its values may be in the wrong columns.</source>
        <translation>La fila tiene menos celdas que columnas tiene la tabla, así que sus valores pueden estar en columnas equivocadas.</translation>
    </message>
    <message>
        <source>Quote out of place</source>
        <translation>Comillas fuera de lugar</translation>
    </message>
    <message>
        <source>quote out of place</source>
        <translation>comillas fuera de lugar</translation>
    </message>
    <message>
        <source>A cell of the row continues after its closing quote, or its quote is not closed, so its values may be wrong.</source>
        <translation>Una celda de la fila continúa después de cerrar las comillas, o no las cierra, así que sus valores pueden ser erróneos.</translation>
    </message>
    <message>
        <source>NUL bytes</source>
        <translation>Bytes NUL</translation>
    </message>
    <message>
        <source>The row contains NUL bytes: the file may be damaged here.</source>
        <translation>La fila contiene bytes NUL: el archivo puede estar dañado aquí.</translation>
    </message>
    <message>
        <source>Error value of a spreadsheet</source>
        <translation>Valor de error de una hoja de cálculo</translation>
    </message>
    <message>
        <source>error value</source>
        <translation>valor de error</translation>
    </message>
    <message>
        <source>The spreadsheet has an error here, or a formula that was not calculated, instead of a value.</source>
        <translation>La hoja de cálculo tiene aquí un error, o una fórmula sin calcular, en lugar de un valor.</translation>
    </message>
    <message>
        <source>Extra spaces</source>
        <translation>Espacios de más</translation>
    </message>
    <message>
        <source>extra spaces</source>
        <translation>espacios de más</translation>
    </message>
    <message>
        <source>There are spaces before or after the text, or several in a row.</source>
        <translation>Hay espacios antes o después del texto, o varios seguidos.</translation>
    </message>
    <message>
        <source>Control characters</source>
        <translation>Caracteres de control</translation>
    </message>
    <message>
        <source>control characters</source>
        <translation>caracteres de control</translation>
    </message>
    <message>
        <source>The text contains invisible control characters.</source>
        <translation>El texto contiene caracteres de control invisibles.</translation>
    </message>
    <message>
        <source>Garbled letters</source>
        <translation>Letras mal codificadas</translation>
    </message>
    <message>
        <source>garbled</source>
        <translation>mal codificado</translation>
    </message>
    <message>
        <source>Letters were saved in the wrong encoding: “JosÃ©” instead of “José”.</source>
        <translation>Las letras se guardaron con otra codificación: «JosÃ©» en lugar de «José».</translation>
    </message>
    <message>
        <source>Mail domain with a likely typing error</source>
        <translation>Dominio de correo con una posible errata</translation>
    </message>
    <message>
        <source>typing error?</source>
        <translation>¿errata?</translation>
    </message>
    <message>
        <source>The domain looks like a typing error of a well-known one.</source>
        <translation>El dominio parece una errata de otro muy conocido.</translation>
    </message>
</context>
<context>
    <name>ImportFixes</name>
    <message>
        <source>Remove spaces</source>
        <translation>Quitar espacios</translation>
    </message>
    <message>
        <source>Make it +%1…</source>
        <translation>Poner +%1…</translation>
    </message>
    <message>
        <source>1.234,56 → 1234.56</source>
        <translation>1.234,56 → 1234.56</translation>
    </message>
    <message>
        <source>1,234.56 → 1234.56</source>
        <translation>1,234.56 → 1234.56</translation>
    </message>
    <message>
        <source>Fix doubled @</source>
        <translation>Corregir la @ doble</translation>
    </message>
    <message>
        <source>Choose option…</source>
        <translation>Elegir opción…</translation>
    </message>
    <message>
        <source>Add https://</source>
        <translation>Añadir https://</translation>
    </message>
    <message>
        <source>Cut at %L1</source>
        <translation>Cortar en %L1</translation>
    </message>
    <message>
        <source>Remove repeats</source>
        <translation>Quitar repetidos</translation>
    </message>
    <message>
        <source>Lower case</source>
        <translation>Minúsculas</translation>
    </message>
    <message>
        <source>Empty the cell</source>
        <translation>Vaciar la celda</translation>
    </message>
    <message>
        <source>Replace “%1” by “%2”</source>
        <translation>Reemplazar «%1» por «%2»</translation>
    </message>
    <message>
        <source>Keep the last one</source>
        <translation>Conservar la última</translation>
    </message>
    <message>
        <source>Leave the rows out</source>
        <translation>Dejar fuera las filas</translation>
    </message>
    <message>
        <source>dd/mm/yyyy → yyyy-mm-dd</source>
        <translation>dd/mm/aaaa → aaaa-mm-dd</translation>
    </message>
    <message>
        <source>mm/dd/yyyy → yyyy-mm-dd</source>
        <translation>mm/dd/aaaa → aaaa-mm-dd</translation>
    </message>
    <message>
        <source>Day first: %1</source>
        <translation>Primero el día: %1</translation>
    </message>
    <message>
        <source>Month first: %1</source>
        <translation>Primero el mes: %1</translation>
    </message>
    <message>
        <source>Trim spaces</source>
        <translation>Quitar los espacios</translation>
    </message>
    <message>
        <source>Remove leading zeros</source>
        <translation>Quitar los ceros iniciales</translation>
    </message>
    <message>
        <source>Remove stray characters</source>
        <translation>Quitar los caracteres extraños</translation>
    </message>
    <message>
        <source>Remove unreadable characters</source>
        <translation>Quitar los caracteres ilegibles</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Use the rows as read</source>
        <translation>Usar las filas tal como se leen</translation>
    </message>
    <message>
        <source>Remove extra spaces</source>
        <translation>Quitar los espacios de más</translation>
    </message>
    <message>
        <source>Restore the letters</source>
        <translation>Restaurar las letras</translation>
    </message>
    <message>
        <source>Correct the domain</source>
        <translation>Corregir el dominio</translation>
    </message>
</context>
<context>
    <name>ImportMatching</name>
    <message>
        <source>%1 or %2</source>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>Say which column holds: %1.</source>
        <translation>Indique qué columna contiene: %1.</translation>
    </message>
    <message>
        <source>The matching of the columns could not be kept.</source>
        <translation>No se pudo guardar la correspondencia de las columnas.</translation>
    </message>
</context>
<context>
    <name>ImportParts</name>
    <message>
        <source>The files of the import could not be written.</source>
        <translation>No se pudieron escribir los archivos de la importación.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Writing the files was stopped.</source>
        <translation>Se ha detenido la escritura de los archivos.</translation>
    </message>
</context>
<context>
    <name>ImportRecipe</name>
    <message>
        <source>The recipe could not be understood.</source>
        <translation>No se pudo entender la receta.</translation>
    </message>
    <message>
        <source>It is no recipe of an import.</source>
        <translation>No es una receta de importación.</translation>
    </message>
    <message>
        <source>It is of a newer version of Storedesk.</source>
        <translation>Es de una versión más nueva de Storedesk.</translation>
    </message>
    <message>
        <source>The file has %L1 rows, fewer than %L2.</source>
        <translation>El archivo tiene %L1 filas, menos de %L2.</translation>
    </message>
    <message>
        <source>The file has %L1 rows, more than %L2.</source>
        <translation>El archivo tiene %L1 filas, más de %L2.</translation>
    </message>
    <message>
        <source>The recipe does not know the column “%1”.</source>
        <translation>La receta no conoce la columna «%1».</translation>
    </message>
    <message>
        <source>%L1 of %L2 rows cannot be sent, more than %3 %.</source>
        <translation>%L1 de %L2 filas no se pueden enviar, más del %3 %.</translation>
    </message>
    <message>
        <source>%L1 values would be erased, more than %L2.</source>
        <translation>Se borrarían %L1 valores, más de %L2.</translation>
    </message>
    <message>
        <source>Nobody knows how many values would be erased.</source>
        <translation>No se sabe cuántos valores se borrarían.</translation>
    </message>
    <message>
        <source>The template could not be saved.</source>
        <translation>No se pudo guardar la plantilla.</translation>
    </message>
    <message>
        <source>is not a repair.</source>
        <translation>no es una corrección.</translation>
    </message>
    <message>
        <source>is not a kind of fault.</source>
        <translation>no es un tipo de error.</translation>
    </message>
    <message>
        <source>The recipe sends the column “%1” to the field “%2”, which does not exist.</source>
        <translation>La receta asigna la columna «%1» al campo «%2», que no existe.</translation>
    </message>
</context>
<context>
    <name>ImportReport</name>
    <message>
        <source>The error report could not be written.</source>
        <translation>No se ha podido escribir el informe de errores.</translation>
    </message>
</context>
<context>
    <name>ImportResult</name>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>This is no import.</source>
        <translation>Esto no es una importación.</translation>
    </message>
    <message>
        <source>The rows could not be written.</source>
        <translation>No se pudieron escribir las filas.</translation>
    </message>
    <message>
        <source>The file had %L1 rows when it was checked, but %L2 were written for the import.</source>
        <translation>El archivo tenía %L1 filas al comprobarlo, pero se han escrito %L2 para la importación.</translation>
    </message>
    <message>
        <source>%L1 new</source>
        <translation>%L1 nuevos</translation>
    </message>
    <message>
        <source>%L1 changed</source>
        <translation>%L1 cambiados</translation>
    </message>
    <message>
        <source>%L1 unchanged</source>
        <translation>%L1 sin cambios</translation>
    </message>
    <message>
        <source>%L1 refused</source>
        <translation>%L1 rechazados</translation>
    </message>
    <message>
        <source>Forecast: %1.</source>
        <translation>Previsión: %1.</translation>
    </message>
    <message>
        <source>The result agrees.</source>
        <translation>El resultado coincide.</translation>
    </message>
    <message>
        <source>%L1 more rows were imported: their records changed after the comparison.</source>
        <translation>Se han importado %L1 filas más: sus registros han cambiado después de la comparación.</translation>
    </message>
    <message>
        <source>%L1 refused by the service</source>
        <translation>%L1 rechazadas por el servicio</translation>
    </message>
    <message>
        <source>%L1 in files that were not imported</source>
        <translation>%L1 en archivos que no se han importado</translation>
    </message>
    <message>
        <source>%L1 with an unknown result</source>
        <translation>%L1 con resultado sin confirmar</translation>
    </message>
    <message>
        <source>the service counts differently</source>
        <translation>el servicio cuenta de otra forma</translation>
    </message>
    <message>
        <source>%L1 fewer rows were imported: %2.</source>
        <comment>number, reasons</comment>
        <translation>Se han importado %L1 filas menos: %2.</translation>
    </message>
</context>
<context>
    <name>ImportRun</name>
    <message>
        <source>The file could not be read.</source>
        <translation>No se ha podido leer el archivo.</translation>
    </message>
</context>
<context>
    <name>ImportScenes</name>
    <message>
        <source>New import</source>
        <translation>Nueva importación</translation>
    </message>
    <message>
        <source>New import: read the file</source>
        <translation>Nueva importación: leer el archivo</translation>
    </message>
    <message>
        <source>New import: match columns</source>
        <translation>Nueva importación: asignar columnas</translation>
    </message>
    <message>
        <source>New import: checked</source>
        <translation>Nueva importación: comprobada</translation>
    </message>
    <message>
        <source>New import: a repair</source>
        <translation>Nueva importación: una corrección</translation>
    </message>
    <message>
        <source>New import: what will change</source>
        <translation>Nueva importación: qué cambiará</translation>
    </message>
    <message>
        <source>New import: under way</source>
        <translation>Nueva importación: en marcha</translation>
    </message>
    <message>
        <source>New import: the result</source>
        <translation>Nueva importación: el resultado</translation>
    </message>
    <message>
        <source>New import: coupons</source>
        <translation>Nueva importación: cupones</translation>
    </message>
    <message>
        <source>New import: looked up</source>
        <translation>Nueva importación: consultada</translation>
    </message>
    <message>
        <source>Undo an import</source>
        <translation>Deshacer una importación</translation>
    </message>
    <message>
        <source>A coupon set and its stock</source>
        <translation>Un conjunto de cupones y sus existencias</translation>
    </message>
    <message>
        <source>New import: what coupons will change</source>
        <translation>Nueva importación: qué cambiarán los cupones</translation>
    </message>
    <message>
        <source>An import among the jobs</source>
        <translation>Una importación entre los trabajos</translation>
    </message>
</context>
<context>
    <name>ImportTable</name>
    <message>
        <source>The table has %L1 columns, more than %L2.</source>
        <translation>La tabla tiene %L1 columnas, más de %L2.</translation>
    </message>
    <message>
        <source>Choose another separator, or leave columns out.</source>
        <translation>Elija otro separador o quite columnas.</translation>
    </message>
    <message>
        <source>Counting the rows was stopped.</source>
        <translation>Se ha detenido el recuento de filas.</translation>
    </message>
</context>
<context>
    <name>ImportTally</name>
    <message>
        <source>The journal has no entry for this file.</source>
        <translation>El diario de la tarea no tiene ninguna entrada para este archivo.</translation>
    </message>
    <message>
        <source>The journal has an entry that is not part of the import.</source>
        <translation>El diario de la tarea tiene una entrada que no es de la importación.</translation>
    </message>
    <message>
        <source>File %1: %2</source>
        <comment>number of a file, sentence</comment>
        <translation>Archivo %1: %2</translation>
    </message>
    <message>
        <source>The service did not report how many of the %L1 rows it imported.</source>
        <translation>El servicio no ha indicado cuántas de las %L1 filas ha importado.</translation>
    </message>
    <message>
        <source>The service reports results for %L1 rows, but only %L2 were sent.</source>
        <translation>El servicio indica resultados de %L1 filas, pero solo se enviaron %L2.</translation>
    </message>
    <message>
        <source>The service reports results for only %L1 of %L2 rows.</source>
        <translation>El servicio indica resultados de solo %L1 de %L2 filas.</translation>
    </message>
    <message>
        <source>The service did not report how many rows it read.</source>
        <translation>El servicio no ha indicado cuántas filas ha leído.</translation>
    </message>
    <message>
        <source>The service read %L1 rows, but %L2 were sent.</source>
        <translation>El servicio ha leído %L1 filas, pero se enviaron %L2.</translation>
    </message>
    <message>
        <source>The plan of the import cannot be read.</source>
        <translation>No se puede leer el plan de la importación.</translation>
    </message>
</context>
<context>
    <name>ImportUndo</name>
    <message>
        <source>This is no import.</source>
        <translation>Esto no es una importación.</translation>
    </message>
    <message>
        <source>Codes of coupons cannot be taken back.</source>
        <translation>Los códigos de cupones no se pueden retirar.</translation>
    </message>
    <message>
        <source>The service has no way to remove them.</source>
        <translation>El servicio no ofrece ninguna forma de quitarlos.</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Deshacer: %1</translation>
    </message>
    <message>
        <source>Empty again: %1.</source>
        <translation>Vacío de nuevo: %1.</translation>
    </message>
</context>
<context>
    <name>ImportWords</name>
    <message>
        <source>A file of the import cannot be read.</source>
        <translation>No se puede leer un archivo de la importación.</translation>
    </message>
    <message>
        <source>A file of the import could not be written.</source>
        <translation>No se ha podido escribir un archivo de la importación.</translation>
    </message>
    <message>
        <source>%1 has %L2 rows instead of %L3.</source>
        <translation>%1 tiene %L2 filas en lugar de %L3.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>The file of this part is missing.</source>
        <translation>Falta el archivo de esta parte.</translation>
    </message>
    <message>
        <source>The file of this part was changed after it was checked.</source>
        <translation>El archivo de esta parte se ha modificado después de comprobarlo.</translation>
    </message>
</context>
<context>
    <name>InputStream</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation>No se puede leer %1.</translation>
    </message>
    <message>
        <source>Check the program that writes it and try again.</source>
        <translation>Compruebe el programa que lo escribe e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>entrada estándar</translation>
    </message>
</context>
<context>
    <name>IntegrationTree</name>
    <message>
        <source>Sends to a webhook</source>
        <translation>Envía a un webhook</translation>
    </message>
    <message>
        <source>Sends to %1</source>
        <translation>Envía a %1</translation>
    </message>
    <message>
        <source>Receives</source>
        <translation>Recibe</translation>
    </message>
    <message>
        <source>Receives · %1</source>
        <translation>Recibe · %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln event type(s)</source>
        <translation>
            <numerusform>%Ln tipo de evento</numerusform>
            <numerusform>%Ln tipos de evento</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln field(s)</source>
        <translation>
            <numerusform>%Ln campo</numerusform>
            <numerusform>%Ln campos</numerusform>
        </translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Aceptados</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivados</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Alias</source>
        <translation>Alias</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Qué hace</translation>
    </message>
    <message>
        <source>Contains</source>
        <translation>Contiene</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Creación</translation>
    </message>
    <message>
        <source>No event types yet</source>
        <translation>Todavía no hay tipos de evento</translation>
    </message>
    <message>
        <source>This key may not read event types</source>
        <translation>Esta clave no puede leer tipos de evento</translation>
    </message>
    <message>
        <source>The event types could not be read. %1</source>
        <translation>No se pudieron leer los tipos de evento. %1</translation>
    </message>
    <message>
        <source>The event types could not be read again. %1</source>
        <translation>No se pudieron volver a leer los tipos de evento. %1</translation>
    </message>
    <message>
        <source>Reading event types…</source>
        <translation>Leyendo los tipos de evento…</translation>
    </message>
    <message>
        <source>The event types were not read</source>
        <translation>Los tipos de evento no se han leído</translation>
    </message>
</context>
<context>
    <name>JobEstimate</name>
    <message>
        <source>less than a minute</source>
        <translation>menos de un minuto</translation>
    </message>
    <message>
        <source>about a minute</source>
        <translation>un minuto aproximadamente</translation>
    </message>
    <message>
        <source>about %L1 minutes</source>
        <translation>unos %L1 minutos</translation>
    </message>
    <message>
        <source>about %L1 hours</source>
        <translation>unas %L1 horas</translation>
    </message>
    <message>
        <source>about %L1 days</source>
        <translation>unos %L1 días</translation>
    </message>
    <message>
        <source>1 call</source>
        <translation>1 llamada</translation>
    </message>
    <message>
        <source>%L1 calls</source>
        <translation>%L1 llamadas</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>1 import</source>
        <translation>1 importación</translation>
    </message>
    <message>
        <source>%L1 imports</source>
        <translation>%L1 importaciones</translation>
    </message>
</context>
<context>
    <name>JobProgress</name>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 de %L2</translation>
    </message>
    <message>
        <source>%L1 a minute</source>
        <translation>%L1 por minuto</translation>
    </message>
    <message>
        <source>less than a minute left</source>
        <translation>queda menos de un minuto</translation>
    </message>
    <message>
        <source>about %L1 min left</source>
        <translation>quedan unos %L1 min</translation>
    </message>
    <message>
        <source>about %L1 h left</source>
        <translation>quedan unas %L1 h</translation>
    </message>
    <message>
        <source>about %L1 days left</source>
        <translation>quedan unos %L1 días</translation>
    </message>
    <message>
        <source>waiting for the limit, %1</source>
        <translation>a la espera del límite, %1</translation>
    </message>
    <message>
        <source>trying again in %1</source>
        <translation>nuevo intento en %1</translation>
    </message>
    <message>
        <source>the service asked to wait, %1</source>
        <translation>el servicio ha pedido esperar, %1</translation>
    </message>
    <message>
        <source>the service is not available, %1</source>
        <translation>el servicio no está disponible, %1</translation>
    </message>
    <message>
        <source>waiting to check whether a row arrived, %1</source>
        <translation>a la espera de comprobar si llegó una fila, %1</translation>
    </message>
    <message>
        <source>the queue of the service is full, %1</source>
        <translation>la cola del servicio está llena, %1</translation>
    </message>
    <message>
        <source>offline, trying again in %1</source>
        <translation>sin conexión, nuevo intento en %1</translation>
    </message>
    <message>
        <source>%L1 s</source>
        <translation>%L1 s</translation>
    </message>
    <message>
        <source>%L1 min</source>
        <translation>%L1 min</translation>
    </message>
</context>
<context>
    <name>JobPutBack</name>
    <message>
        <source>Record</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Observación</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Petición</translation>
    </message>
    <message>
        <source>Not put back: %1.</source>
        <translation>No se restaura: %1.</translation>
    </message>
    <message>
        <source>The copy lacks: %1.</source>
        <translation>A la copia le falta: %1.</translation>
    </message>
</context>
<context>
    <name>JobUndo</name>
    <message>
        <source>Cannot be restored, had no value: %1.</source>
        <translation>No se puede restaurar, no tenía valor: %1.</translation>
    </message>
    <message>
        <source>It was not there before.</source>
        <translation>Antes no existía.</translation>
    </message>
    <message>
        <source>This job cannot be undone.</source>
        <translation>Esta tarea no se puede deshacer.</translation>
    </message>
    <message>
        <source>It kept no copies of what it changed.</source>
        <translation>No guardó copias de lo que cambió.</translation>
    </message>
    <message>
        <source>Read and keep each record first, next time.</source>
        <translation>La próxima vez, lea y guarde antes cada registro.</translation>
    </message>
    <message>
        <source>Undo of “%1”</source>
        <translation>Deshacer “%1”</translation>
    </message>
</context>
<context>
    <name>JobWords</name>
    <message>
        <source>Contacts that do not exist yet are created.</source>
        <translation>Los contactos que aún no existen se crean.</translation>
    </message>
    <message>
        <source>Delete contacts</source>
        <translation>Eliminar contactos</translation>
    </message>
    <message>
        <source>A copy of each can be kept first.</source>
        <translation>Antes se puede guardar una copia de cada uno.</translation>
    </message>
    <message>
        <source>Look up contacts</source>
        <translation>Buscar contactos</translation>
    </message>
    <message>
        <source>Nothing is changed.</source>
        <translation>No se cambia nada.</translation>
    </message>
    <message>
        <source>Create purchases</source>
        <translation>Crear compras</translation>
    </message>
    <message>
        <source>Each row needs the store’s own number, so that none is created twice.</source>
        <translation>Cada fila necesita el número de la tienda, para que ninguna se cree dos veces.</translation>
    </message>
    <message>
        <source>Delete purchases</source>
        <translation>Eliminar compras</translation>
    </message>
    <message>
        <source>Look up purchases</source>
        <translation>Buscar compras</translation>
    </message>
    <message>
        <source>Change or create products</source>
        <translation>Cambiar o crear productos</translation>
    </message>
    <message>
        <source>Products that do not exist yet are created.</source>
        <translation>Los productos que aún no existen se crean.</translation>
    </message>
    <message>
        <source>Delete products</source>
        <translation>Eliminar productos</translation>
    </message>
    <message>
        <source>Look up products</source>
        <translation>Buscar productos</translation>
    </message>
    <message>
        <source>Send custom events</source>
        <translation>Enviar eventos personalizados</translation>
    </message>
    <message>
        <source>One event for each row. If the answer to an event is lost, it is never sent again automatically.</source>
        <translation>Un evento por fila. Si se pierde la respuesta de un evento, nunca se vuelve a enviar automáticamente.</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Dañado</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>Deteniéndose</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>Runs elsewhere</source>
        <translation>En curso en otro sitio</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>Requiere atención</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Cancelada</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminada</translation>
    </message>
    <message>
        <source>Done, with errors</source>
        <translation>Terminada, con errores</translation>
    </message>
    <message>
        <source>Paused at %1</source>
        <translation>En pausa desde las %1</translation>
    </message>
    <message>
        <source>Ended %1, after %2</source>
        <translation>Terminó a las %1, tras %2</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>Done today</source>
        <translation>Terminadas hoy</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>Anteriores</translation>
    </message>
    <message numerus="yes">
        <source>Change %Ln contact(s)</source>
        <translation>
            <numerusform>Cambiar %Ln contacto</numerusform>
            <numerusform>Cambiar %Ln contactos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln contact(s)</source>
        <translation>
            <numerusform>Eliminar %Ln contacto</numerusform>
            <numerusform>Eliminar %Ln contactos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look up %Ln contact(s)</source>
        <translation>
            <numerusform>Buscar %Ln contacto</numerusform>
            <numerusform>Buscar %Ln contactos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Create %Ln purchase(s)</source>
        <translation>
            <numerusform>Crear %Ln compra</numerusform>
            <numerusform>Crear %Ln compras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln purchase(s)</source>
        <translation>
            <numerusform>Eliminar %Ln compra</numerusform>
            <numerusform>Eliminar %Ln compras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look up %Ln purchase(s)</source>
        <translation>
            <numerusform>Buscar %Ln compra</numerusform>
            <numerusform>Buscar %Ln compras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change or create %Ln product(s)</source>
        <translation>
            <numerusform>Cambiar o crear %Ln producto</numerusform>
            <numerusform>Cambiar o crear %Ln productos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln product(s)</source>
        <translation>
            <numerusform>Eliminar %Ln producto</numerusform>
            <numerusform>Eliminar %Ln productos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look up %Ln product(s)</source>
        <translation>
            <numerusform>Buscar %Ln producto</numerusform>
            <numerusform>Buscar %Ln productos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Send %Ln event(s)</source>
        <translation>
            <numerusform>Enviar %Ln evento</numerusform>
            <numerusform>Enviar %Ln eventos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Send %Ln event(s) “%1”</source>
        <translation>
            <numerusform>Enviar %Ln evento «%1»</numerusform>
            <numerusform>Enviar %Ln eventos «%1»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln fila</numerusform>
            <numerusform>%Ln filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s)</source>
        <translation>
            <numerusform>%Ln segundo</numerusform>
            <numerusform>%Ln segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln minuto</numerusform>
            <numerusform>%Ln minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hour(s)</source>
        <translation>
            <numerusform>%Ln hora</numerusform>
            <numerusform>%Ln horas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) need a decision</source>
        <translation>
            <numerusform>%Ln fila requiere una decisión</numerusform>
            <numerusform>%Ln filas requieren una decisión</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln done</source>
        <translation>
            <numerusform>%Ln hecha</numerusform>
            <numerusform>%Ln hechas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln refused</source>
        <translation>
            <numerusform>%Ln rechazada</numerusform>
            <numerusform>%Ln rechazadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unknown</source>
        <translation>
            <numerusform>%Ln desconocida</numerusform>
            <numerusform>%Ln desconocidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not sent</source>
        <translation>
            <numerusform>%Ln no enviada</numerusform>
            <numerusform>%Ln no enviadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln under way</source>
        <translation>
            <numerusform>%Ln en camino</numerusform>
            <numerusform>%Ln en camino</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>%Ln en espera</numerusform>
            <numerusform>%Ln en espera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cancelled</source>
        <translation>
            <numerusform>%Ln cancelada</numerusform>
            <numerusform>%Ln canceladas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln contact(s) everywhere</source>
        <translation>
            <numerusform>Eliminar %Ln contacto en todas partes</numerusform>
            <numerusform>Eliminar %Ln contactos en todas partes</numerusform>
        </translation>
    </message>
    <message>
        <source>Change or create contacts</source>
        <translation>Modificar o crear contactos</translation>
    </message>
    <message numerus="yes">
        <source>Change or create %Ln contact(s)</source>
        <translation>
            <numerusform>Modificar o crear %Ln contacto</numerusform>
            <numerusform>Modificar o crear %Ln contactos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change %Ln product(s)</source>
        <translation>
            <numerusform>Modificar %Ln producto</numerusform>
            <numerusform>Modificar %Ln productos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln product(s) from %1</source>
        <translation>
            <numerusform>Importar %Ln producto de %1</numerusform>
            <numerusform>Importar %Ln productos de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln coupon(s) from %1</source>
        <translation>
            <numerusform>Importar %Ln cupón de %1</numerusform>
            <numerusform>Importar %Ln cupones de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln contact(s) from %1</source>
        <translation>
            <numerusform>Importar %Ln contacto de %1</numerusform>
            <numerusform>Importar %Ln contactos de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln row(s))</source>
        <translation>
            <numerusform>%1 (%Ln fila)</numerusform>
            <numerusform>%1 (%Ln filas)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln looked up</source>
        <translation>
            <numerusform>%Ln consultada</numerusform>
            <numerusform>%Ln consultadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed</source>
        <translation>
            <numerusform>%Ln fallida</numerusform>
            <numerusform>%Ln fallidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln export(s) fetched</source>
        <translation>
            <numerusform>%Ln exportación descargada</numerusform>
            <numerusform>%Ln exportaciones descargadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln export(s): %1</source>
        <translation>
            <numerusform>%Ln exportación: %1</numerusform>
            <numerusform>%Ln exportaciones: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln row(s) done</source>
        <translation>
            <numerusform>%1 de %Ln fila hecha</numerusform>
            <numerusform>%1 de %Ln filas hechas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln row(s) looked up</source>
        <translation>
            <numerusform>%1 de %Ln fila consultada</numerusform>
            <numerusform>%1 de %Ln filas consultadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln imported</source>
        <translation>
            <numerusform>%Ln importada</numerusform>
            <numerusform>%Ln importadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not imported</source>
        <translation>
            <numerusform>%Ln no importada</numerusform>
            <numerusform>%Ln no importadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Slowed down</source>
        <translation>Más despacio</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln row(s) imported</source>
        <translation>
            <numerusform>%1 de %Ln fila importada</numerusform>
            <numerusform>%1 de %Ln filas importadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln being prepared</source>
        <translation>
            <numerusform>%Ln en preparación</numerusform>
            <numerusform>%Ln en preparación</numerusform>
        </translation>
    </message>
    <message>
        <source>the figures of the service do not add up</source>
        <translation>los datos del servicio no cuadran</translation>
    </message>
</context>
<context>
    <name>Journal</name>
    <message>
        <source>%1 holds no job.</source>
        <translation>%1 no contiene ninguna tarea.</translation>
    </message>
    <message>
        <source>It was never finished, or it was damaged.</source>
        <translation>No se llegó a terminar o está dañado.</translation>
    </message>
    <message>
        <source>The file of a job is damaged: %1.</source>
        <translation>El archivo de una tarea está dañado: %1.</translation>
    </message>
    <message>
        <source>The file of the job is damaged.</source>
        <translation>El archivo de la tarea está dañado.</translation>
    </message>
    <message>
        <source>A row has no valid state.</source>
        <translation>Una fila no tiene un estado válido.</translation>
    </message>
    <message>
        <source>Rows of the table are missing.</source>
        <translation>Faltan filas de la tabla.</translation>
    </message>
    <message>
        <source>Row %1 of the table is not as it was stored.</source>
        <translation>La fila %1 de la tabla no está como se guardó.</translation>
    </message>
    <message>
        <source>The outcome of row %1 is not as it was stored.</source>
        <translation>El resultado de la fila %1 no está como se guardó.</translation>
    </message>
    <message>
        <source>Reason %1 is not as it was stored.</source>
        <translation>El motivo %1 no está como se guardó.</translation>
    </message>
    <message>
        <source>An index does not agree with the rows.</source>
        <translation>Un índice no coincide con las filas.</translation>
    </message>
    <message>
        <source>The damaged file is kept as %1. The other jobs are not affected. Check which records were changed before you start the job again.</source>
        <translation>El archivo dañado se conserva como %1. Las demás tareas no están afectadas. Compruebe qué registros se modificaron antes de volver a iniciar la tarea.</translation>
    </message>
    <message>
        <source>Its last changes are damaged.</source>
        <translation>Sus últimos cambios están dañados.</translation>
    </message>
    <message>
        <source>What the job does is not as it was stored.</source>
        <translation>Lo que hace la tarea no está como se guardó.</translation>
    </message>
    <message>
        <source>The job is complete: %1.</source>
        <translation>La tarea está completa: %1.</translation>
    </message>
    <message>
        <source>Row %1 is not as it was stored.</source>
        <translation>La fila %1 no está como se guardó.</translation>
    </message>
</context>
<context>
    <name>JsonMembers</name>
    <message>
        <source>“%1”: %2</source>
        <comment>member of a file, what is wrong with it</comment>
        <translation>«%1»: %2</translation>
    </message>
    <message>
        <source>must be a text.</source>
        <translation>debe ser un texto.</translation>
    </message>
    <message>
        <source>must be true or false.</source>
        <translation>debe ser true o false.</translation>
    </message>
    <message>
        <source>must be a whole number.</source>
        <translation>debe ser un número entero.</translation>
    </message>
    <message>
        <source>must be between %L1 and %L2.</source>
        <translation>debe estar entre %L1 y %L2.</translation>
    </message>
    <message>
        <source>must be a number.</source>
        <translation>debe ser un número.</translation>
    </message>
    <message>
        <source>must be a list.</source>
        <translation>debe ser una lista.</translation>
    </message>
    <message>
        <source>must be an object.</source>
        <translation>debe ser un objeto.</translation>
    </message>
    <message>
        <source>is not known.</source>
        <translation>no se conoce.</translation>
    </message>
</context>
<context>
    <name>Kept</name>
    <message>
        <source>Copy of all contacts</source>
        <translation>Copia de todos los contactos</translation>
    </message>
    <message numerus="yes">
        <source>%Ln contact(s)</source>
        <translation>
            <numerusform>%Ln contacto</numerusform>
            <numerusform>%Ln contactos</numerusform>
        </translation>
    </message>
    <message>
        <source>Renewed every day; deleted after %1 without</source>
        <translation>Se renueva cada día; se borra tras %1 sin renovar</translation>
    </message>
    <message>
        <source>Exports</source>
        <translation>Exportaciones</translation>
    </message>
    <message numerus="yes">
        <source>%Ln table(s)</source>
        <translation>
            <numerusform>%Ln tabla</numerusform>
            <numerusform>%Ln tablas</numerusform>
        </translation>
    </message>
    <message>
        <source>Until you delete them</source>
        <translation>Hasta que las borres</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Papelera</translation>
    </message>
    <message numerus="yes">
        <source>%Ln deleted record(s)</source>
        <translation>
            <numerusform>%Ln registro borrado</numerusform>
            <numerusform>%Ln registros borrados</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 each</source>
        <translation>%1 cada uno</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Borradores</translation>
    </message>
    <message numerus="yes">
        <source>%Ln form(s) not sent</source>
        <translation>
            <numerusform>%Ln formulario sin enviar</numerusform>
            <numerusform>%Ln formularios sin enviar</numerusform>
        </translation>
    </message>
    <message>
        <source>Until sent or discarded</source>
        <translation>Hasta enviarlos o descartarlos</translation>
    </message>
    <message>
        <source>Previous values</source>
        <translation>Valores anteriores</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) that can be undone</source>
        <translation>
            <numerusform>%Ln cambio que se puede deshacer</numerusform>
            <numerusform>%Ln cambios que se pueden deshacer</numerusform>
        </translation>
    </message>
    <message>
        <source>The latest ones</source>
        <translation>Los últimos</translation>
    </message>
    <message>
        <source>Look-ups and pins</source>
        <translation>Búsquedas y fijados</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s)</source>
        <translation>
            <numerusform>%Ln registro</numerusform>
            <numerusform>%Ln registros</numerusform>
        </translation>
    </message>
    <message>
        <source>The latest ones; pins until you remove them</source>
        <translation>Los últimos; los fijados hasta que los quites</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Tareas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) with their rows</source>
        <translation>
            <numerusform>%Ln tarea con sus filas</numerusform>
            <numerusform>%Ln tareas con sus filas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 after their end</source>
        <translation>%1 tras terminar</translation>
    </message>
    <message>
        <source>Call log</source>
        <translation>Registro de llamadas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s)</source>
        <translation>
            <numerusform>%Ln llamada</numerusform>
            <numerusform>%Ln llamadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Other data</source>
        <translation>Otros datos</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s): arrangement of pages, matchings, certificates</source>
        <translation>
            <numerusform>%Ln archivo: disposición de páginas, correspondencias, certificados</numerusform>
            <numerusform>%Ln archivos: disposición de páginas, correspondencias, certificados</numerusform>
        </translation>
    </message>
    <message>
        <source>Until you remove the account</source>
        <translation>Hasta que quites la cuenta</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message numerus="yes">
        <source>%Ln key(s)</source>
        <translation>
            <numerusform>%Ln clave</numerusform>
            <numerusform>%Ln claves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeptWords</name>
    <message>
        <source>just now</source>
        <translation>ahora mismo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s) ago</source>
        <translation>
            <numerusform>hace %Ln minuto</numerusform>
            <numerusform>hace %Ln minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hour(s) ago</source>
        <translation>
            <numerusform>hace %Ln hora</numerusform>
            <numerusform>hace %Ln horas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s) ago</source>
        <translation>
            <numerusform>hace %Ln día</numerusform>
            <numerusform>hace %Ln días</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeyLines</name>
    <message>
        <source>Everywhere</source>
        <translation>En todas partes</translation>
    </message>
    <message>
        <source>Save the changes of a page</source>
        <translation>Guardar los cambios de una página</translation>
    </message>
    <message>
        <source>Copy what is selected</source>
        <translation>Copiar lo seleccionado</translation>
    </message>
    <message>
        <source>Clear a filter, close a dialog</source>
        <translation>Quitar un filtro, cerrar un diálogo</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listas</translation>
    </message>
    <message>
        <source>Open what is selected</source>
        <translation>Abrir lo seleccionado</translation>
    </message>
    <message>
        <source>From the filter to the rows</source>
        <translation>Del filtro a las filas</translation>
    </message>
    <message>
        <source>Lists, records</source>
        <translation>Listas, registros</translation>
    </message>
    <message>
        <source>Delete (asks first)</source>
        <translation>Eliminar (pregunta antes)</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Registros</translation>
    </message>
    <message>
        <source>Edit what is shown</source>
        <translation>Editar lo que se muestra</translation>
    </message>
    <message>
        <source>Pin a record</source>
        <translation>Fijar un registro</translation>
    </message>
    <message>
        <source>Forms</source>
        <translation>Formularios</translation>
    </message>
    <message>
        <source>Next field that needs attention</source>
        <translation>Siguiente campo que requiere atención</translation>
    </message>
    <message>
        <source>Previous field that needs attention</source>
        <translation>Campo anterior que requiere atención</translation>
    </message>
    <message>
        <source>Create or send the form</source>
        <translation>Crear o enviar el formulario</translation>
    </message>
    <message>
        <source>New purchase</source>
        <translation>Nueva compra</translation>
    </message>
    <message>
        <source>Add a line</source>
        <translation>Añadir una línea</translation>
    </message>
    <message>
        <source>Send events</source>
        <translation>Enviar eventos</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>Paste lines into a table</source>
        <translation>Pegar líneas en una tabla</translation>
    </message>
    <message>
        <source>Move a line up</source>
        <translation>Subir una línea</translation>
    </message>
    <message>
        <source>Move a line down</source>
        <translation>Bajar una línea</translation>
    </message>
    <message>
        <source>New event type</source>
        <translation>Nuevo tipo de evento</translation>
    </message>
    <message>
        <source>Duplicate a field</source>
        <translation>Duplicar un campo</translation>
    </message>
    <message>
        <source>Remove a line</source>
        <translation>Quitar una línea</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Profile of the column</source>
        <translation>Perfil de la columna</translation>
    </message>
    <message>
        <source>Mask personal data</source>
        <translation>Ocultar datos personales</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparación</translation>
    </message>
    <message>
        <source>Next difference</source>
        <translation>Diferencia siguiente</translation>
    </message>
    <message>
        <source>Previous difference</source>
        <translation>Diferencia anterior</translation>
    </message>
    <message>
        <source>Call log</source>
        <translation>Registro de llamadas</translation>
    </message>
    <message>
        <source>Copy as a curl command</source>
        <translation>Copiar como orden de curl</translation>
    </message>
    <message>
        <source>First start</source>
        <translation>Primer inicio</translation>
    </message>
    <message>
        <source>Open the practice store</source>
        <translation>Abrir la tienda de prácticas</translation>
    </message>
    <message>
        <source>Take back what was typed or pasted</source>
        <translation>Deshacer lo escrito o pegado</translation>
    </message>
    <message>
        <source>Add a condition to the filter</source>
        <translation>Añadir una condición al filtro</translation>
    </message>
    <message>
        <source>New import</source>
        <translation>Nueva importación</translation>
    </message>
    <message>
        <source>Find and replace in the rows</source>
        <translation>Buscar y reemplazar en las filas</translation>
    </message>
    <message>
        <source>Menu of the column: sort, hide</source>
        <translation>Menú de la columna: ordenar, ocultar</translation>
    </message>
</context>
<context>
    <name>KeyNotKept</name>
    <message>
        <source>Key not kept</source>
        <translation>La clave no se ha guardado</translation>
    </message>
    <message>
        <source>The key of %1 was not kept.</source>
        <translation>La clave de %1 no se ha guardado.</translation>
    </message>
    <message>
        <source>%1 The key works until you quit Storedesk. At the next start you are asked for it again. To keep it, choose “Try again” and unlock the keychain.</source>
        <translation>%1 La clave sirve hasta que salga de Storedesk. La próxima vez se le pedirá de nuevo. Para guardarla, elija «Reintentar» y desbloquee el llavero.</translation>
    </message>
    <message>
        <source>Use it until I quit</source>
        <translation>Usarla hasta que salga</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
</context>
<context>
    <name>KeyTest</name>
    <message>
        <source>Connection test</source>
        <translation>Prueba de conexión</translation>
    </message>
</context>
<context>
    <name>KeyTestWords</name>
    <message>
        <source>Integrations, event types</source>
        <translation>Integraciones, tipos de evento</translation>
    </message>
    <message>
        <source>Send events</source>
        <translation>Enviar eventos</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s)</source>
        <translation>
            <numerusform>%n campo</numerusform>
            <numerusform>%n campos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n export(s)</source>
        <translation>
            <numerusform>%n exportación</numerusform>
            <numerusform>%n exportaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n import(s)</source>
        <translation>
            <numerusform>%n importación</numerusform>
            <numerusform>%n importaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation>
            <numerusform>%n conjunto</numerusform>
            <numerusform>%n conjuntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workflow(s)</source>
        <translation>
            <numerusform>%n flujo</numerusform>
            <numerusform>%n flujos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n integration(s)</source>
        <translation>
            <numerusform>%n integración</numerusform>
            <numerusform>%n integraciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Can be read</source>
        <translation>Se puede leer</translation>
    </message>
    <message>
        <source>Can be read: “%1”</source>
        <translation>Se puede leer: «%1»</translation>
    </message>
    <message>
        <source>Can be looked up</source>
        <translation>Se puede buscar</translation>
    </message>
    <message>
        <source>Can be read, %1 and more</source>
        <translation>Se puede leer, %1 y más</translation>
    </message>
    <message>
        <source>Can be read, %1</source>
        <translation>Se puede leer, %1</translation>
    </message>
    <message>
        <source>No answer after %1 s</source>
        <translation>Sin respuesta tras %1 s</translation>
    </message>
    <message>
        <source>Not tested yet</source>
        <translation>Sin probar todavía</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Comprobando</translation>
    </message>
    <message>
        <source>Locked: the key lacks “%1, read”</source>
        <translation>Bloqueado: a la clave le falta «%1, lectura»</translation>
    </message>
    <message>
        <source>Integrations</source>
        <translation>Integraciones</translation>
    </message>
    <message>
        <source>Not tested</source>
        <translation>Sin probar</translation>
    </message>
    <message>
        <source>Not tested: a test never sends events</source>
        <translation>Las pruebas no envían eventos</translation>
    </message>
    <message>
        <source>%1 answers, but it is not the service.</source>
        <translation>%1 responde, pero no es el servicio.</translation>
    </message>
    <message>
        <source>The service does not answer like this: the address belongs to something else, or part of it is missing.</source>
        <translation>El servicio no responde así: la dirección es de otra cosa, o le falta una parte.</translation>
    </message>
    <message>
        <source>Copy the service address again, to its last letter. If the network asks you to sign in, do that first.</source>
        <translation>Vuelva a copiar la dirección del servicio hasta la última letra. Si la red pide iniciar sesión, hágalo antes.</translation>
    </message>
    <message>
        <source>%1 does not answer.</source>
        <translation>%1 no responde.</translation>
    </message>
    <message>
        <source>Check the network and the address, then test again. You can add the account now and test it later.</source>
        <translation>Compruebe la red y la dirección y vuelva a probar. Puede añadir la cuenta ahora y probarla después.</translation>
    </message>
    <message>
        <source>No server named %1 was found.</source>
        <translation>No se encontró ningún servidor llamado %1.</translation>
    </message>
    <message>
        <source>The name could not be resolved: it is misspelt, or there is no network.</source>
        <translation>No se pudo resolver el nombre: está mal escrito o no hay red.</translation>
    </message>
    <message>
        <source>Compare the address letter by letter, and check the network.</source>
        <translation>Compare la dirección letra por letra y compruebe la red.</translation>
    </message>
    <message>
        <source>The proxy did not let the test through.</source>
        <translation>El proxy no dejó pasar la prueba.</translation>
    </message>
    <message>
        <source>Check the proxy in the settings of the system, or ask whoever runs it to allow %1.</source>
        <translation>Compruebe el proxy en los ajustes del sistema, o pida a quien lo administra que permita %1.</translation>
    </message>
    <message>
        <source>The identity of %1 could not be verified.</source>
        <translation>No se pudo verificar la identidad de %1.</translation>
    </message>
    <message>
        <source>The key was not sent. Check the address and the date of this computer; a certificate of your own organisation must be installed in the system.</source>
        <translation>La clave no se envió. Compruebe la dirección y la fecha de este equipo; los certificados de su propia organización deben estar instalados en el sistema.</translation>
    </message>
    <message>
        <source>The service does not know this key.</source>
        <translation>El servicio no conoce esta clave.</translation>
    </message>
    <message>
        <source>The address is right, but the key is wrong or was revoked.</source>
        <translation>La dirección es correcta, pero la clave es errónea o se ha revocado.</translation>
    </message>
    <message>
        <source>Copy the key again from its first to its last character, or create a new one in the service.</source>
        <translation>Vuelva a copiar la clave del primer al último carácter, o cree una nueva en el servicio.</translation>
    </message>
    <message>
        <source>The service accepts this key, but it gives access to nothing.</source>
        <translation>El servicio acepta esta clave, pero no da acceso a nada.</translation>
    </message>
    <message>
        <source>Every area tested is locked for this key.</source>
        <translation>Todas las áreas probadas están bloqueadas para esta clave.</translation>
    </message>
    <message>
        <source>Ask whoever created the key to give it read permission.</source>
        <translation>Pida a quien creó la clave que le dé permiso de lectura.</translation>
    </message>
    <message>
        <source>No answer within %1 seconds.</source>
        <translation>Sin respuesta en %1 segundos.</translation>
    </message>
    <message numerus="yes">
        <source>%n area(s) can be used</source>
        <translation>
            <numerusform>%n área se puede usar</numerusform>
            <numerusform>%n áreas se pueden usar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n is/are locked</source>
        <translation>
            <numerusform>%n está bloqueada</numerusform>
            <numerusform>%n están bloqueadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gave no answer</source>
        <translation>
            <numerusform>%n no respondió</numerusform>
            <numerusform>%n no respondieron</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n was/were not tested</source>
        <translation>
            <numerusform>%n no se probó</numerusform>
            <numerusform>%n no se probaron</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeychainSecrets</name>
    <message>
        <source>Unlock or start the keychain of the desktop and try again; until then, the key can be kept for one session.</source>
        <translation>Desbloquee o inicie el llavero del escritorio e inténtelo de nuevo; hasta entonces la clave se puede guardar durante una sesión.</translation>
    </message>
</context>
<context>
    <name>Keywords</name>
    <message>
        <source>add account store login</source>
        <translation>añadir cuenta tienda acceso</translation>
    </message>
    <message>
        <source>settings preferences options accounts stores</source>
        <translation>ajustes configuración preferencias opciones cuentas tiendas</translation>
    </message>
    <message>
        <source>open csv spreadsheet table</source>
        <translation>abrir csv hoja cálculo tabla</translation>
    </message>
    <message>
        <source>settings preferences zoom in font size</source>
        <translation>ajustes configuración preferencias ampliar aumentar letra tamaño</translation>
    </message>
    <message>
        <source>settings preferences zoom out font size</source>
        <translation>ajustes configuración preferencias reducir letra tamaño</translation>
    </message>
    <message>
        <source>settings preferences zoom font size</source>
        <translation>ajustes configuración preferencias letra tamaño</translation>
    </message>
    <message>
        <source>revert take back</source>
        <translation>revertir volver atrás</translation>
    </message>
    <message>
        <source>reload update</source>
        <translation>recargar actualizar</translation>
    </message>
    <message>
        <source>switch tab window</source>
        <translation>cambiar pestaña ventana</translation>
    </message>
    <message>
        <source>help keys hotkeys</source>
        <translation>ayuda teclas atajos</translation>
    </message>
    <message>
        <source>exit close</source>
        <translation>cerrar terminar</translation>
    </message>
    <message>
        <source>add create customer person subscriber</source>
        <translation>añadir crear cliente persona suscriptor</translation>
    </message>
    <message>
        <source>add create article item</source>
        <translation>añadir crear artículo</translation>
    </message>
    <message>
        <source>add create order sale</source>
        <translation>añadir crear pedido venta</translation>
    </message>
    <message>
        <source>add create download report file</source>
        <translation>añadir crear descargar informe archivo</translation>
    </message>
    <message>
        <source>add create upload load file coupons</source>
        <translation>añadir crear subir cargar archivo cupones</translation>
    </message>
    <message>
        <source>add create custom attribute property</source>
        <translation>añadir crear personalizado atributo propiedad</translation>
    </message>
    <message>
        <source>add create connection source</source>
        <translation>añadir crear conexión origen</translation>
    </message>
    <message>
        <source>add create custom alias integration</source>
        <translation>añadir crear personalizado alias integración</translation>
    </message>
    <message>
        <source>help manual how to</source>
        <translation>ayuda manual cómo</translation>
    </message>
    <message>
        <source>changes edits log audit who when</source>
        <translation>cambios ediciones registro auditoría quién cuándo</translation>
    </message>
    <message>
        <source>gdpr erase forget delete everywhere certificate</source>
        <translation>rgpd lopd borrar olvidar eliminar en todas partes certificado</translation>
    </message>
    <message>
        <source>add create many fields paste spreadsheet bulk</source>
        <translation>añadir crear muchos campos pegar hoja de cálculo masivo</translation>
    </message>
    <message>
        <source>copy set-up configuration fields integrations event types account clone export apply</source>
        <translation>copiar configuración campos integraciones tipos de evento cuenta clonar exportar aplicar</translation>
    </message>
    <message>
        <source>help guide handbook how to tutorial</source>
        <translation>ayuda guía manual cómo tutorial instrucciones</translation>
    </message>
    <message>
        <source>settings preferences options configuration</source>
        <translation>ajustes preferencias opciones configuración</translation>
    </message>
    <message>
        <source>hide away privacy security screen</source>
        <translation>ocultar ausente privacidad seguridad pantalla</translation>
    </message>
    <message>
        <source>support problem bug error log help send troubleshoot</source>
        <translation>soporte problema fallo error registro ayuda enviar avería</translation>
    </message>
    <message>
        <source>import orders shop shopify woocommerce prestashop</source>
        <translation>importar pedidos tienda shopify woocommerce prestashop</translation>
    </message>
</context>
<context>
    <name>ListJob</name>
    <message>
        <source>Selected records</source>
        <translation>Registros seleccionados</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>From the Bin</source>
        <translation>De la papelera</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>Leído como</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Petición</translation>
    </message>
    <message>
        <source>Look up many</source>
        <translation>Búsqueda múltiple</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>New export…</source>
        <translation>Nueva exportación…</translation>
    </message>
    <message>
        <source>No exports yet</source>
        <translation>Todavía no hay exportaciones</translation>
    </message>
    <message>
        <source>An export copies contacts or activities into a file on this computer, where you can search all of them.</source>
        <translation>Una exportación copia contactos o actividades a un archivo de este equipo, donde se pueden buscar todos.</translation>
    </message>
    <message>
        <source>The exports could not be read</source>
        <translation>No se pudieron leer las exportaciones</translation>
    </message>
    <message>
        <source>This key may not read exports</source>
        <translation>Esta clave no puede leer exportaciones</translation>
    </message>
    <message>
        <source>No export matches “%1”</source>
        <translation>Ninguna exportación coincide con «%1»</translation>
    </message>
    <message>
        <source>Reading exports…</source>
        <translation>Leyendo exportaciones…</translation>
    </message>
    <message>
        <source>New import…</source>
        <translation>Nueva importación…</translation>
    </message>
    <message>
        <source>No imports yet</source>
        <translation>Todavía no hay importaciones</translation>
    </message>
    <message>
        <source>An import brings contacts, products or coupons from a file into the store.</source>
        <translation>Una importación lleva contactos, productos o cupones de un archivo a la tienda.</translation>
    </message>
    <message>
        <source>The imports could not be read</source>
        <translation>No se pudieron leer las importaciones</translation>
    </message>
    <message>
        <source>This key may not read imports</source>
        <translation>Esta clave no puede leer importaciones</translation>
    </message>
    <message>
        <source>No import matches “%1”</source>
        <translation>Ninguna importación coincide con «%1»</translation>
    </message>
    <message>
        <source>Reading imports…</source>
        <translation>Leyendo importaciones…</translation>
    </message>
    <message>
        <source>No coupon sets yet</source>
        <translation>Todavía no hay conjuntos de cupones</translation>
    </message>
    <message>
        <source>Coupon sets are created in the service&apos;s own application. You can import codes for them here.</source>
        <translation>Los conjuntos de cupones se crean en la aplicación del servicio. Aquí puede importar códigos para ellos.</translation>
    </message>
    <message>
        <source>The coupon sets could not be read</source>
        <translation>No se pudieron leer los conjuntos de cupones</translation>
    </message>
    <message>
        <source>This key may not read coupon sets</source>
        <translation>Esta clave no puede leer conjuntos de cupones</translation>
    </message>
    <message>
        <source>No coupon set matches “%1”</source>
        <translation>Ningún conjunto de cupones coincide con «%1»</translation>
    </message>
    <message>
        <source>Reading coupon sets…</source>
        <translation>Leyendo conjuntos de cupones…</translation>
    </message>
    <message>
        <source>No workflows yet</source>
        <translation>Todavía no hay flujos</translation>
    </message>
    <message>
        <source>Workflows are created in the service&apos;s own application. You can see here what they do with contacts.</source>
        <translation>Los flujos se crean en la aplicación del servicio. Aquí puede ver lo que hacen con los contactos.</translation>
    </message>
    <message>
        <source>The workflows could not be read</source>
        <translation>No se pudieron leer los flujos</translation>
    </message>
    <message>
        <source>This key may not read workflows</source>
        <translation>Esta clave no puede leer flujos</translation>
    </message>
    <message>
        <source>No workflow matches “%1”</source>
        <translation>Ningún flujo coincide con «%1»</translation>
    </message>
    <message>
        <source>Reading workflows…</source>
        <translation>Leyendo flujos…</translation>
    </message>
    <message>
        <source>New contact field…</source>
        <translation>Nuevo campo…</translation>
    </message>
    <message>
        <source>No contact fields yet</source>
        <translation>Todavía no hay campos</translation>
    </message>
    <message>
        <source>A contact field holds what you want to know about every contact: a size, a shop, a favourite colour.</source>
        <translation>Un campo guarda lo que quiere saber de cada contacto: una talla, una tienda, un color favorito.</translation>
    </message>
    <message>
        <source>The contact fields could not be read</source>
        <translation>No se pudieron leer los campos</translation>
    </message>
    <message>
        <source>This key may not read contact fields</source>
        <translation>Esta clave no puede leer campos</translation>
    </message>
    <message>
        <source>No contact field matches “%1”</source>
        <translation>Ningún campo coincide con «%1»</translation>
    </message>
    <message>
        <source>Reading contact fields…</source>
        <translation>Leyendo campos…</translation>
    </message>
    <message>
        <source>New integration…</source>
        <translation>Nueva integración…</translation>
    </message>
    <message>
        <source>No integrations yet</source>
        <translation>Todavía no hay integraciones</translation>
    </message>
    <message>
        <source>An integration groups the events that another system of yours sends to the store.</source>
        <translation>Una integración agrupa los eventos que otro sistema suyo envía a la tienda.</translation>
    </message>
    <message>
        <source>The integrations could not be read</source>
        <translation>No se pudieron leer las integraciones</translation>
    </message>
    <message>
        <source>This key may not read integrations</source>
        <translation>Esta clave no puede leer integraciones</translation>
    </message>
    <message>
        <source>No integration matches “%1”</source>
        <translation>Ninguna integración coincide con «%1»</translation>
    </message>
    <message>
        <source>Reading integrations…</source>
        <translation>Leyendo integraciones…</translation>
    </message>
</context>
<context>
    <name>LookUp</name>
    <message>
        <source>There is no way to find out whether it arrived.</source>
        <translation>No hay forma de averiguar si llegó.</translation>
    </message>
    <message>
        <source>What was sent has no identifier to look it up by.</source>
        <translation>Lo enviado no tiene un identificador con el que buscarlo.</translation>
    </message>
    <message>
        <source>Check in the service&apos;s own application before you send it again.</source>
        <translation>Compruébelo en la aplicación del propio servicio antes de enviarlo de nuevo.</translation>
    </message>
    <message>
        <source>Storedesk cannot tell whether this record is the one that was sent.</source>
        <translation>Storedesk no puede saber si este registro es el que se envió.</translation>
    </message>
    <message>
        <source>Check the list before you send it again.</source>
        <translation>Compruebe la lista antes de enviarlo de nuevo.</translation>
    </message>
    <message>
        <source>A record with that name exists, but it may be a different one.</source>
        <translation>Existe un registro con ese nombre, pero puede ser otro.</translation>
    </message>
    <message>
        <source>Check the record before you send it again.</source>
        <translation>Compruebe el registro antes de enviarlo de nuevo.</translation>
    </message>
    <message>
        <source>It may be one of these, or they may be somebody else&apos;s: %1.</source>
        <translation>Puede ser alguno de estos, o pueden ser de otra persona: %1.</translation>
    </message>
    <message>
        <source>The list changed while it was being read, so the record may be missing from it.</source>
        <translation>La lista cambió mientras se leía, así que el registro puede faltar en ella.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln más</numerusform>
            <numerusform>%Ln más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LookupKeys</name>
    <message>
        <source>No contact has this email</source>
        <translation>Ningún contacto tiene este correo</translation>
    </message>
    <message>
        <source>External ID</source>
        <translation>ID externo</translation>
    </message>
    <message>
        <source>No contact has this external ID</source>
        <translation>Ningún contacto tiene este ID externo</translation>
    </message>
    <message>
        <source>Purchase ID in your store</source>
        <translation>ID de compra en su tienda</translation>
    </message>
    <message>
        <source>ID in the service</source>
        <translation>ID en el servicio</translation>
    </message>
    <message>
        <source>No purchase has this ID</source>
        <translation>Ninguna compra tiene este ID</translation>
    </message>
    <message>
        <source>Product ID in your store</source>
        <translation>ID de producto en su tienda</translation>
    </message>
    <message>
        <source>No product has this ID</source>
        <translation>Ningún producto tiene este ID</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>This export no longer exists</source>
        <translation>Esta exportación ya no existe</translation>
    </message>
    <message>
        <source>This import no longer exists</source>
        <translation>Esta importación ya no existe</translation>
    </message>
    <message>
        <source>This coupon set no longer exists</source>
        <translation>Este conjunto de cupones ya no existe</translation>
    </message>
    <message>
        <source>This workflow no longer exists</source>
        <translation>Este flujo ya no existe</translation>
    </message>
    <message>
        <source>This contact field no longer exists</source>
        <translation>Este campo ya no existe</translation>
    </message>
    <message>
        <source>This integration no longer exists</source>
        <translation>Esta integración ya no existe</translation>
    </message>
    <message>
        <source>This event type no longer exists</source>
        <translation>Este tipo de evento ya no existe</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>Correo</translation>
    </message>
    <message>
        <source>Email (older method)</source>
        <translation>Correo (método antiguo)</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Waiting requests are sent when it answers. Next try at %1.</source>
        <translation>Las peticiones pendientes se envían cuando responda. Próximo intento a las %1.</translation>
    </message>
    <message>
        <source>What you see stays on the screen.</source>
        <translation>Lo que ve sigue en pantalla.</translation>
    </message>
    <message>
        <source>The service does not answer.</source>
        <translation>El servicio no responde.</translation>
    </message>
    <message>
        <source>Go to a page, a record or an action</source>
        <translation>Ir a una página, un registro o una acción</translation>
    </message>
    <message>
        <source>Open pages</source>
        <translation>Páginas abiertas</translation>
    </message>
    <message>
        <source>Navigation</source>
        <translation>Navegación</translation>
    </message>
    <message>
        <source>Call log</source>
        <translation>Registro de llamadas</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Intentar ahora</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Tareas</translation>
    </message>
    <message>
        <source>Enter another key…</source>
        <translation>Introducir otra clave…</translation>
    </message>
</context>
<context>
    <name>ManyModel</name>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Texto pegado</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>Leído como</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
</context>
<context>
    <name>ManySave</name>
    <message>
        <source>The file could not be written.</source>
        <translation>No se pudo escribir el archivo.</translation>
    </message>
    <message>
        <source>Choose another folder or free up space.</source>
        <translation>Elija otra carpeta o libere espacio.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
</context>
<context>
    <name>ManyState</name>
    <message>
        <source>Found</source>
        <translation>Encontrado</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>No encontrado</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Falló</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Comprobando</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>Not looked up</source>
        <translation>Sin buscar</translation>
    </message>
</context>
<context>
    <name>MatchWords</name>
    <message>
        <source>Same name</source>
        <translation>Mismo nombre</translation>
    </message>
    <message>
        <source>Similar</source>
        <translation>Parecido</translation>
    </message>
    <message>
        <source>As last time</source>
        <translation>Como la última vez</translation>
    </message>
    <message>
        <source>Left out by hand</source>
        <translation>Excluida a mano</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>A mano</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>No se importa</translation>
    </message>
    <message>
        <source>By meaning</source>
        <translation>Por significado</translation>
    </message>
    <message>
        <source>Please choose</source>
        <translation>Por decidir</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Connect an account…</source>
        <translation>&amp;Conectar una cuenta…</translation>
    </message>
    <message>
        <source>&amp;Manage accounts…</source>
        <translation>&amp;Gestionar cuentas…</translation>
    </message>
    <message>
        <source>Close &amp;tab</source>
        <translation>Cerrar &amp;pestaña</translation>
    </message>
    <message>
        <source>&amp;Reopen closed tab</source>
        <translation>&amp;Reabrir pestaña cerrada</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Undo last change</source>
        <translation>&amp;Deshacer el último cambio</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Buscar</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>&amp;Actualizar</translation>
    </message>
    <message>
        <source>Ne&amp;xt pane</source>
        <translation>Panel si&amp;guiente</translation>
    </message>
    <message>
        <source>&amp;Previous pane</source>
        <translation>Panel anteri&amp;or</translation>
    </message>
    <message>
        <source>Go to &amp;anything…</source>
        <translation>Ir a c&amp;ualquier cosa…</translation>
    </message>
    <message>
        <source>&amp;Next tab</source>
        <translation>Pestaña &amp;siguiente</translation>
    </message>
    <message>
        <source>&amp;Previous tab</source>
        <translation>Pestaña an&amp;terior</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Atajos de teclado</translation>
    </message>
    <message>
        <source>&amp;About Storedesk</source>
        <translation>Acerca &amp;de Storedesk</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Ir</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Open files…</source>
        <translation>&amp;Abrir archivos…</translation>
    </message>
    <message>
        <source>Re&amp;cord</source>
        <translation>&amp;Registro</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation>Te&amp;xto más grande</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Texto más p&amp;equeño</translation>
    </message>
    <message>
        <source>&amp;Usual text size</source>
        <translation>Tamaño &amp;habitual del texto</translation>
    </message>
    <message>
        <source>List of &amp;open tabs…</source>
        <translation>Lista de pestañas a&amp;biertas…</translation>
    </message>
    <message>
        <source>&amp;Help on this page</source>
        <translation>A&amp;yuda sobre esta página</translation>
    </message>
    <message>
        <source>Change &amp;history</source>
        <translation>&amp;Historial de cambios</translation>
    </message>
    <message>
        <source>Close oth&amp;er tabs</source>
        <translation>Cerrar las &amp;demás pestañas</translation>
    </message>
    <message>
        <source>Close tabs to the r&amp;ight</source>
        <translation>Cerrar las pestañas de la derec&amp;ha</translation>
    </message>
    <message>
        <source>Close &amp;all tabs</source>
        <translation>Cerrar &amp;todas las pestañas</translation>
    </message>
    <message>
        <source>Copy or save a set-&amp;up…</source>
        <translation>Copiar o g&amp;uardar una configuración…</translation>
    </message>
    <message>
        <source>P&amp;references</source>
        <translation>P&amp;referencias</translation>
    </message>
    <message>
        <source>&amp;Lock</source>
        <translation>B&amp;loquear</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>&amp;Diagnostic report…</source>
        <translation>&amp;Informe de diagnóstico…</translation>
    </message>
</context>
<context>
    <name>Navigation</name>
    <message>
        <source>Browse</source>
        <translation>Explorar</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>Transferir</translation>
    </message>
    <message>
        <source>Campaigns</source>
        <translation>Campañas</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Configurar</translation>
    </message>
</context>
<context>
    <name>Needs</name>
    <message>
        <source>Export failed:</source>
        <translation>Exportación fallida:</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Import failed:</source>
        <translation>Importación fallida:</translation>
    </message>
    <message>
        <source>See why</source>
        <translation>Ver por qué</translation>
    </message>
    <message>
        <source>Rows refused:</source>
        <translation>Filas rechazadas:</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of %1 %2</source>
        <translation>
            <numerusform>%Ln fila de %1 %2</numerusform>
            <numerusform>%Ln filas de %1 %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message numerus="yes">
        <source>%Ln coupon(s) left of %1</source>
        <translation>
            <numerusform>queda %Ln cupón de %1</numerusform>
            <numerusform>quedan %Ln cupones de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>no coupons left</source>
        <translation>no quedan cupones</translation>
    </message>
    <message>
        <source>Refill…</source>
        <translation>Reponer…</translation>
    </message>
    <message>
        <source>%1 workflow:</source>
        <translation>Flujo %1:</translation>
    </message>
    <message>
        <source>paused, last changed %1</source>
        <translation>en pausa, último cambio %1</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>Download links:</source>
        <translation>Enlaces de descarga:</translation>
    </message>
    <message numerus="yes">
        <source>%Ln link(s) expire in %1 min</source>
        <translation>
            <numerusform>%Ln enlace caduca en %1 min</numerusform>
            <numerusform>%Ln enlaces caducan en %1 min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln link(s) have expired</source>
        <translation>
            <numerusform>%Ln enlace ha caducado</numerusform>
            <numerusform>%Ln enlaces han caducado</numerusform>
        </translation>
    </message>
    <message>
        <source>Renew</source>
        <translation>Renovar</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) refused</source>
        <translation>
            <numerusform>%Ln fila rechazada</numerusform>
            <numerusform>%Ln filas rechazadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <comment>what, why, day</comment>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>sin motivo indicado</translation>
    </message>
    <message>
        <source>Repeat…</source>
        <translation>Repetir…</translation>
    </message>
</context>
<context>
    <name>NetworkSettings</name>
    <message>
        <source>There is no certificate in %1.</source>
        <translation>No hay ningún certificado en %1.</translation>
    </message>
    <message>
        <source>The file must be in the PEM format, which is text.</source>
        <translation>El archivo debe estar en formato PEM, que es texto.</translation>
    </message>
    <message>
        <source>Ask whoever looks after your network for the right one.</source>
        <translation>Pida el correcto a quien se ocupa de su red.</translation>
    </message>
</context>
<context>
    <name>NewFile</name>
    <message>
        <source>No program reads from this pipe.</source>
        <translation>Ningún programa lee de esta tubería.</translation>
    </message>
</context>
<context>
    <name>OpenFile</name>
    <message>
        <source>Open files</source>
        <translation>Abrir archivos</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt *.xlsx *.ods *.zip *.gz);;All files (*)</source>
        <translation>Tablas (*.csv *.tsv *.txt *.xlsx *.ods *.zip *.gz);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Nothing that was copied is a table. Copy cells of a spreadsheet first.</source>
        <translation>Lo que se ha copiado no es una tabla. Copie antes celdas de una hoja de cálculo.</translation>
    </message>
    <message>
        <source>Pasted rows</source>
        <translation>Filas pegadas</translation>
    </message>
    <message>
        <source>The rows could not be kept: %1</source>
        <translation>No se pudieron guardar las filas: %1</translation>
    </message>
</context>
<context>
    <name>Operations</name>
    <message>
        <source>Get contact (deprecated)</source>
        <translation>Leer contacto (obsoleta)</translation>
    </message>
    <message>
        <source>Delete contact (deprecated)</source>
        <translation>Eliminar contacto (obsoleta)</translation>
    </message>
    <message>
        <source>Patch contact (deprecated)</source>
        <translation>Modificar contacto (obsoleta)</translation>
    </message>
    <message>
        <source>Get contact detail by email</source>
        <translation>Leer contacto por correo</translation>
    </message>
    <message>
        <source>Delete contact by email</source>
        <translation>Eliminar contacto por correo</translation>
    </message>
    <message>
        <source>Patch contact by email</source>
        <translation>Modificar contacto por correo</translation>
    </message>
    <message>
        <source>Get contact detail by externalId</source>
        <translation>Leer contacto por ID externo</translation>
    </message>
    <message>
        <source>Delete contact by externalId</source>
        <translation>Eliminar contacto por ID externo</translation>
    </message>
    <message>
        <source>Patch contact by externalId</source>
        <translation>Modificar contacto por ID externo</translation>
    </message>
    <message>
        <source>Create purchase</source>
        <translation>Crear compra</translation>
    </message>
    <message>
        <source>Get purchase detail by Id</source>
        <translation>Leer compra por ID</translation>
    </message>
    <message>
        <source>Delete purchase by Id</source>
        <translation>Eliminar compra por ID</translation>
    </message>
    <message>
        <source>Get purchase detail by purchase store identifier</source>
        <translation>Leer compra por su número en la tienda</translation>
    </message>
    <message>
        <source>Delete purchase by purchase store identifier</source>
        <translation>Eliminar compra por su número en la tienda</translation>
    </message>
    <message>
        <source>Get product detail by Id</source>
        <translation>Leer producto por ID</translation>
    </message>
    <message>
        <source>Delete product by Id</source>
        <translation>Eliminar producto por ID</translation>
    </message>
    <message>
        <source>Get product detail by store identifier</source>
        <translation>Leer producto por su número en la tienda</translation>
    </message>
    <message>
        <source>Delete product by product store identifier</source>
        <translation>Eliminar producto por su número en la tienda</translation>
    </message>
    <message>
        <source>Patch or create product by store identifier</source>
        <translation>Modificar o crear producto por su número en la tienda</translation>
    </message>
    <message>
        <source>Get export list</source>
        <translation>Leer lista de exportaciones</translation>
    </message>
    <message>
        <source>Create export</source>
        <translation>Crear exportación</translation>
    </message>
    <message>
        <source>Create data explorer export</source>
        <translation>Crear exportación del explorador de datos</translation>
    </message>
    <message>
        <source>Get export detail by Id</source>
        <translation>Leer exportación por ID</translation>
    </message>
    <message>
        <source>Delete export by Id</source>
        <translation>Eliminar exportación por ID</translation>
    </message>
    <message>
        <source>Get import list</source>
        <translation>Leer lista de importaciones</translation>
    </message>
    <message>
        <source>Create import</source>
        <translation>Crear importación</translation>
    </message>
    <message>
        <source>Get import detail by Id</source>
        <translation>Leer importación por ID</translation>
    </message>
    <message>
        <source>Delete import by Id</source>
        <translation>Eliminar importación por ID</translation>
    </message>
    <message>
        <source>Get coupon sets list</source>
        <translation>Leer lista de conjuntos de cupones</translation>
    </message>
    <message>
        <source>Get coupon set detail by Id</source>
        <translation>Leer conjunto de cupones por ID</translation>
    </message>
    <message>
        <source>Get workflows list</source>
        <translation>Leer lista de flujos</translation>
    </message>
    <message>
        <source>Get workflow detail by Id</source>
        <translation>Leer flujo por ID</translation>
    </message>
    <message>
        <source>Get store detail</source>
        <translation>Leer datos de la tienda</translation>
    </message>
    <message>
        <source>Get contact fields list</source>
        <translation>Leer lista de campos de contacto</translation>
    </message>
    <message>
        <source>Create a contact field</source>
        <translation>Crear campo de contacto</translation>
    </message>
    <message>
        <source>Get contact field detail</source>
        <translation>Leer campo de contacto</translation>
    </message>
    <message>
        <source>Delete contact field by Id</source>
        <translation>Eliminar campo de contacto por ID</translation>
    </message>
    <message>
        <source>Create a custom event by alias</source>
        <translation>Enviar evento personalizado por alias</translation>
    </message>
    <message>
        <source>Create a custom event by id</source>
        <translation>Enviar evento personalizado por ID</translation>
    </message>
    <message>
        <source>List custom integrations</source>
        <translation>Leer lista de integraciones personalizadas</translation>
    </message>
    <message>
        <source>Create custom integration</source>
        <translation>Crear integración personalizada</translation>
    </message>
    <message>
        <source>Get custom integration by Id</source>
        <translation>Leer integración personalizada por ID</translation>
    </message>
    <message>
        <source>Patch custom integration by Id</source>
        <translation>Modificar integración personalizada por ID</translation>
    </message>
    <message>
        <source>Delete custom integration by Id</source>
        <translation>Eliminar integración personalizada por ID</translation>
    </message>
    <message>
        <source>List custom event types</source>
        <translation>Leer lista de tipos de evento</translation>
    </message>
    <message>
        <source>Create custom event type</source>
        <translation>Crear tipo de evento</translation>
    </message>
    <message>
        <source>Get custom event type by Id</source>
        <translation>Leer tipo de evento por ID</translation>
    </message>
    <message>
        <source>Delete custom event type by Id</source>
        <translation>Eliminar tipo de evento por ID</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>A desktop console for store data.</source>
        <translation>Una consola de escritorio para los datos de la tienda.</translation>
    </message>
    <message>
        <source>Start on the practice store.</source>
        <translation>Empezar en la tienda de prácticas.</translation>
    </message>
    <message>
        <source>Keep everything the program stores below this folder.</source>
        <translation>Guardar dentro de esta carpeta todo lo que el programa almacena.</translation>
    </message>
    <message>
        <source>Tables to open: CSV, spreadsheets or ZIP.</source>
        <translation>Tablas que abrir: CSV, hojas de cálculo o ZIP.</translation>
    </message>
</context>
<context>
    <name>OrderAssembly</name>
    <message>
        <source>%1: “%2” in line %3, “%4” in line %5.</source>
        <translation>%1: «%2» en la línea %3, «%4» en la línea %5.</translation>
    </message>
    <message>
        <source>%1: “%2”, but the order is in %3.</source>
        <translation>%1: «%2», pero el pedido está en %3.</translation>
    </message>
    <message>
        <source>%1 × %2 is %3, the file says %4.</source>
        <translation>%1 × %2 son %3, el archivo dice %4.</translation>
    </message>
    <message>
        <source>The lines have %1, the file says %2.</source>
        <translation>Las líneas suman %1, el archivo dice %2.</translation>
    </message>
    <message>
        <source>The lines are %1, with shipping and discount %2; the file says %3.</source>
        <translation>Las líneas suman %1, con envío y descuento %2; el archivo dice %3.</translation>
    </message>
</context>
<context>
    <name>OrderBook</name>
    <message>
        <source>The order names no currency.</source>
        <translation>El pedido no indica la moneda.</translation>
    </message>
</context>
<context>
    <name>OrderFields</name>
    <message>
        <source>Order ID</source>
        <translation>ID de pedido</translation>
    </message>
    <message>
        <source>Cart ID</source>
        <translation>ID de carrito</translation>
    </message>
    <message>
        <source>Email of the buyer</source>
        <translation>Correo del comprador</translation>
    </message>
    <message>
        <source>External ID of the buyer</source>
        <translation>ID externo del comprador</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Total quantity</source>
        <translation>Cantidad total</translation>
    </message>
    <message>
        <source>Payment method</source>
        <translation>Forma de pago</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Moneda</translation>
    </message>
    <message>
        <source>Shipping</source>
        <translation>Envío</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>Impuestos</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Descuento</translation>
    </message>
    <message>
        <source>First name of the buyer</source>
        <translation>Nombre del comprador</translation>
    </message>
    <message>
        <source>Last name of the buyer</source>
        <translation>Apellidos del comprador</translation>
    </message>
    <message>
        <source>Product ID</source>
        <translation>ID de producto</translation>
    </message>
    <message>
        <source>Product name</source>
        <translation>Nombre del producto</translation>
    </message>
    <message>
        <source>Product page</source>
        <translation>Página del producto</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Cantidad</translation>
    </message>
    <message>
        <source>Unit price</source>
        <translation>Precio unitario</translation>
    </message>
    <message>
        <source>Line total</source>
        <translation>Total de la línea</translation>
    </message>
    <message>
        <source>Line discount</source>
        <translation>Descuento de la línea</translation>
    </message>
</context>
<context>
    <name>OrderLines</name>
    <message>
        <source>Reading the file was cancelled.</source>
        <translation>Se ha cancelado la lectura del archivo.</translation>
    </message>
</context>
<context>
    <name>OrderMatching</name>
    <message>
        <source>Choose the column that holds: %1.</source>
        <translation>Elija la columna que contiene: %1.</translation>
    </message>
    <message>
        <source>The matching of the columns could not be stored.</source>
        <translation>No se ha podido guardar la asignación de columnas.</translation>
    </message>
</context>
<context>
    <name>OrderTableWords</name>
    <message>
        <source>Can be sent</source>
        <translation>Se puede enviar</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Pedido</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Líneas</translation>
    </message>
    <message>
        <source>Buyer</source>
        <translation>Comprador</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Result of the check</source>
        <translation>Resultado de la comprobación</translation>
    </message>
</context>
<context>
    <name>Orders</name>
    <message>
        <source>The line has no order ID.</source>
        <translation>La línea no tiene ID de pedido.</translation>
    </message>
    <message>
        <source>A line without an order ID follows and may belong to this order.</source>
        <translation>Le sigue una línea sin ID de pedido que puede ser de este pedido.</translation>
    </message>
    <message>
        <source>The cells of a line cannot be trusted.</source>
        <translation>Las celdas de una línea no son fiables.</translation>
    </message>
    <message>
        <source>The spreadsheet has an error instead of a value.</source>
        <translation>La hoja de cálculo tiene un error en lugar de un valor.</translation>
    </message>
    <message>
        <source>Lines of the order contradict each other.</source>
        <translation>Las líneas del pedido se contradicen.</translation>
    </message>
    <message>
        <source>The order has neither an email nor an external ID.</source>
        <translation>El pedido no tiene correo ni ID externo.</translation>
    </message>
    <message>
        <source>This is not an email address.</source>
        <translation>No es una dirección de correo.</translation>
    </message>
    <message>
        <source>The order has no date.</source>
        <translation>El pedido no tiene fecha.</translation>
    </message>
    <message>
        <source>This is not a date.</source>
        <translation>No es una fecha.</translation>
    </message>
    <message>
        <source>The date can be read in two ways.</source>
        <translation>La fecha se puede leer de dos formas.</translation>
    </message>
    <message>
        <source>A line has no product ID.</source>
        <translation>Una línea no tiene ID de producto.</translation>
    </message>
    <message>
        <source>A line has no quantity.</source>
        <translation>Una línea no tiene cantidad.</translation>
    </message>
    <message>
        <source>The quantity is not a whole number.</source>
        <translation>La cantidad no es un número entero.</translation>
    </message>
    <message>
        <source>The quantity is not greater than zero.</source>
        <translation>La cantidad no es mayor que cero.</translation>
    </message>
    <message>
        <source>A line has no price.</source>
        <translation>Una línea no tiene precio.</translation>
    </message>
    <message>
        <source>This is not an amount.</source>
        <translation>No es un importe.</translation>
    </message>
    <message>
        <source>The amount is less than zero.</source>
        <translation>El importe es menor que cero.</translation>
    </message>
    <message>
        <source>The number can be read in two ways.</source>
        <translation>El número se puede leer de dos formas.</translation>
    </message>
    <message>
        <source>The currency is not known.</source>
        <translation>No se conoce la moneda.</translation>
    </message>
    <message>
        <source>The order is in another currency. The service stores amounts without one.</source>
        <translation>El pedido está en otra moneda. El servicio guarda los importes sin moneda.</translation>
    </message>
    <message>
        <source>The order has no total, and the file does not show whether its prices include the tax.</source>
        <translation>El pedido no tiene total y el archivo no muestra si sus precios incluyen impuestos.</translation>
    </message>
    <message>
        <source>The service would refuse a value of the order.</source>
        <translation>El servicio rechazaría un valor del pedido.</translation>
    </message>
    <message>
        <source>The date is not written as the service wants it.</source>
        <translation>La fecha no tiene el formato del servicio.</translation>
    </message>
    <message>
        <source>The number is not written as the service wants it.</source>
        <translation>El número no tiene el formato del servicio.</translation>
    </message>
    <message>
        <source>There are blanks around the value.</source>
        <translation>Hay espacios alrededor del valor.</translation>
    </message>
    <message>
        <source>Quantity and unit price do not give the line total.</source>
        <translation>La cantidad y el precio unitario no dan el total de la línea.</translation>
    </message>
    <message>
        <source>The lines do not add up to the total.</source>
        <translation>Las líneas no suman el total.</translation>
    </message>
    <message>
        <source>The quantities do not add up to the total quantity.</source>
        <translation>Las cantidades no suman la cantidad total.</translation>
    </message>
    <message>
        <source>A purchase with this ID exists, with other values.</source>
        <translation>Ya existe una compra con este ID y otros valores.</translation>
    </message>
    <message>
        <source>The contact does not exist.</source>
        <translation>El contacto no existe.</translation>
    </message>
    <message>
        <source>A product does not exist.</source>
        <translation>Un producto no existe.</translation>
    </message>
    <message>
        <source>The purchase, its contact or a product could not be looked up.</source>
        <translation>No se ha podido consultar la compra, su contacto o un producto.</translation>
    </message>
    <message>
        <source>Line %1:</source>
        <translation>Línea %1:</translation>
    </message>
    <message>
        <source>Lines %1:</source>
        <translation>Líneas %1:</translation>
    </message>
</context>
<context>
    <name>Pace</name>
    <message>
        <source>%1 this minute</source>
        <translation>%1 en este minuto</translation>
    </message>
    <message>
        <source>%1 of %2 this minute, slowed down to %3</source>
        <translation>%1 de %2 en este minuto, ritmo reducido a %3</translation>
    </message>
    <message>
        <source>%1 of %2 this minute</source>
        <translation>%1 de %2 en este minuto</translation>
    </message>
    <message>
        <source>Waiting an hour; the service asked for longer</source>
        <translation>Se espera una hora; el servicio pidió más</translation>
    </message>
</context>
<context>
    <name>PageRow</name>
    <message>
        <source>Bin</source>
        <translation>Papelera</translation>
    </message>
    <message>
        <source>New purchase</source>
        <translation>Nueva compra</translation>
    </message>
    <message>
        <source>New export</source>
        <translation>Nueva exportación</translation>
    </message>
    <message>
        <source>New import</source>
        <translation>Nueva importación</translation>
    </message>
    <message>
        <source>New contact field</source>
        <translation>Nuevo campo de contacto</translation>
    </message>
    <message>
        <source>New event type</source>
        <translation>Nuevo tipo de evento</translation>
    </message>
    <message>
        <source>Send events</source>
        <translation>Enviar eventos</translation>
    </message>
    <message>
        <source>Send event</source>
        <translation>Enviar evento</translation>
    </message>
    <message>
        <source>New contact</source>
        <translation>Nuevo contacto</translation>
    </message>
    <message>
        <source>New product</source>
        <translation>Nuevo producto</translation>
    </message>
    <message>
        <source>New integration</source>
        <translation>Nueva integración</translation>
    </message>
    <message>
        <source>Exports</source>
        <translation>Exportaciones</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>Importaciones</translation>
    </message>
    <message>
        <source>Coupon sets</source>
        <translation>Cupones</translation>
    </message>
    <message>
        <source>Workflows</source>
        <translation>Flujos</translation>
    </message>
    <message>
        <source>Contact fields</source>
        <translation>Campos</translation>
    </message>
    <message>
        <source>Integrations</source>
        <translation>Integraciones</translation>
    </message>
    <message>
        <source>Exports, nothing matches</source>
        <translation>Exportaciones, nada coincide</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>Tienda</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>Contactos</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Productos</translation>
    </message>
    <message>
        <source>Purchases</source>
        <translation>Compras</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contacto</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Producto</translation>
    </message>
    <message>
        <source>Purchase</source>
        <translation>Compra</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportación</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importación</translation>
    </message>
    <message>
        <source>Coupon set</source>
        <translation>Conjunto de cupones</translation>
    </message>
    <message>
        <source>Workflow</source>
        <translation>Flujo</translation>
    </message>
    <message>
        <source>Contact field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Integration</source>
        <translation>Integración</translation>
    </message>
    <message>
        <source>Event type</source>
        <translation>Tipo de evento</translation>
    </message>
    <message>
        <source>Look up many</source>
        <translation>Búsqueda múltiple</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Exports, loading</source>
        <translation>Exportaciones, cargando</translation>
    </message>
    <message>
        <source>Exports that cannot be read</source>
        <translation>Exportaciones que no se pueden leer</translation>
    </message>
    <message>
        <source>Exports the key may not read</source>
        <translation>Exportaciones que la clave no puede leer</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Compare two files</source>
        <translation>Comparar dos archivos</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Tareas</translation>
    </message>
    <message>
        <source>New bulk job</source>
        <translation>Nueva tarea masiva</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Change history</source>
        <translation>Historial de cambios</translation>
    </message>
    <message>
        <source>Privacy request</source>
        <translation>Solicitud de privacidad</translation>
    </message>
    <message>
        <source>Undo an import</source>
        <translation>Deshacer una importación</translation>
    </message>
    <message>
        <source>Edit event type</source>
        <translation>Editar tipo de evento</translation>
    </message>
    <message>
        <source>Change of an event type</source>
        <translation>Cambio de un tipo de evento</translation>
    </message>
    <message>
        <source>Hand over to a developer</source>
        <translation>Entregar a un desarrollador</translation>
    </message>
    <message>
        <source>Compare an event type</source>
        <translation>Comparar un tipo de evento</translation>
    </message>
    <message>
        <source>Copy a set-up</source>
        <translation>Copiar una configuración</translation>
    </message>
    <message>
        <source>Contact fields from a table</source>
        <translation>Campos de contacto desde una tabla</translation>
    </message>
    <message>
        <source>Change a contact field</source>
        <translation>Cambiar un campo de contacto</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Integrations with their event types</source>
        <translation>Integraciones con sus tipos de evento</translation>
    </message>
    <message>
        <source>An integration with its colour and picture</source>
        <translation>Una integración con su color y su imagen</translation>
    </message>
    <message>
        <source>Event types on their way</source>
        <translation>Tipos de evento en camino</translation>
    </message>
    <message>
        <source>Event types that cannot be read</source>
        <translation>Tipos de evento que no se pueden leer</translation>
    </message>
    <message>
        <source>An integration without event types</source>
        <translation>Una integración sin tipos de evento</translation>
    </message>
    <message>
        <source>Deleting an integration and what is in it</source>
        <translation>Eliminar una integración y lo que contiene</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>En este ordenador</translation>
    </message>
    <message>
        <source>Diagnostic report</source>
        <translation>Informe de diagnóstico</translation>
    </message>
    <message>
        <source>Purchases from a file</source>
        <translation>Compras desde un archivo</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>a contact with this external ID</source>
        <translation>un contacto con este ID externo</translation>
    </message>
    <message>
        <source>a product with this ID in your store</source>
        <translation>un producto con este ID en su tienda</translation>
    </message>
    <message>
        <source>a purchase with this ID in your store</source>
        <translation>una compra con este ID en su tienda</translation>
    </message>
    <message>
        <source>a purchase with this ID in the service</source>
        <translation>una compra con este ID en el servicio</translation>
    </message>
    <message>
        <source>a product with this ID in the service</source>
        <translation>un producto con este ID en el servicio</translation>
    </message>
    <message>
        <source>an export with this ID</source>
        <translation>una exportación con este ID</translation>
    </message>
    <message>
        <source>an import with this ID</source>
        <translation>una importación con este ID</translation>
    </message>
    <message>
        <source>a coupon set with this ID</source>
        <translation>un conjunto de cupones con este ID</translation>
    </message>
    <message>
        <source>a workflow with this ID</source>
        <translation>un flujo con este ID</translation>
    </message>
    <message>
        <source>a contact field with this ID</source>
        <translation>un campo de contacto con este ID</translation>
    </message>
    <message>
        <source>an integration with this ID</source>
        <translation>una integración con este ID</translation>
    </message>
    <message>
        <source>an event type with this alias</source>
        <translation>un tipo de evento con este alias</translation>
    </message>
    <message>
        <source>a contact with this email</source>
        <translation>un contacto con este correo</translation>
    </message>
</context>
<context>
    <name>Paths</name>
    <message>
        <source>Check the identifier and try again.</source>
        <translation>Compruebe el identificador e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The identifier “%1” is empty.</source>
        <translation>El identificador «%1» está vacío.</translation>
    </message>
    <message>
        <source>Without it, the address means the whole list.</source>
        <translation>Sin él, la dirección se refiere a toda la lista.</translation>
    </message>
    <message>
        <source>“%1” cannot be used as an identifier.</source>
        <translation>«%1» no se puede usar como identificador.</translation>
    </message>
    <message>
        <source>In an address, dots point to another record.</source>
        <translation>En una dirección, los puntos se refieren a otro registro.</translation>
    </message>
    <message>
        <source>The identifier contains an invalid character.</source>
        <translation>El identificador contiene un carácter no válido.</translation>
    </message>
    <message>
        <source>It would arrive as another identifier.</source>
        <translation>Llegaría como otro identificador.</translation>
    </message>
    <message>
        <source>The operation needs %1 identifiers; %2 were given.</source>
        <translation>La operación necesita identificadores: %1; se han indicado: %2.</translation>
    </message>
    <message>
        <source>The identifier does not fit into an address.</source>
        <translation>El identificador no cabe en una dirección.</translation>
    </message>
</context>
<context>
    <name>PlanWords</name>
    <message>
        <source>Purchases from %1</source>
        <translation>Compras de %1</translation>
    </message>
    <message>
        <source>Purchase ID</source>
        <translation>ID de compra</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Líneas</translation>
    </message>
    <message>
        <source>Buyer</source>
        <translation>Comprador</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Observación</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Petición</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Pedidos</translation>
    </message>
    <message>
        <source>Missing contacts of %1</source>
        <translation>Contactos que faltan de %1</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>Correo</translation>
    </message>
    <message>
        <source>Missing products of %1</source>
        <translation>Productos que faltan de %1</translation>
    </message>
    <message>
        <source>Product ID</source>
        <translation>ID de producto</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Reversed</source>
        <translation>Deshecho</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Eliminado</translation>
    </message>
    <message>
        <source>Leave alone</source>
        <translation>No tocar</translation>
    </message>
    <message>
        <source>Left alone</source>
        <translation>Sin tocar</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Sin datos</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Conservado</translation>
    </message>
    <message>
        <source>The plan could not be saved.</source>
        <translation>No se pudo guardar el plan.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Back to</source>
        <translation>Vuelve a</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>The file has no email for this contact.</source>
        <translation>El archivo no tiene el correo de este contacto.</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>The practice store cannot be set up.</source>
        <translation>No se puede preparar la tienda de prácticas.</translation>
    </message>
    <message>
        <source>A certificate could not be created.</source>
        <translation>No se ha podido crear un certificado.</translation>
    </message>
    <message>
        <source>Port %1 of this computer cannot be used.</source>
        <translation>El puerto %1 de este equipo no se puede usar.</translation>
    </message>
    <message>
        <source>Choose another port, or 0 for a free one.</source>
        <translation>Elija otro puerto, o 0 para uno libre.</translation>
    </message>
    <message>
        <source>Could not listen on port %1.</source>
        <translation>No se ha podido escuchar en el puerto %1.</translation>
    </message>
    <message>
        <source>The practice service could not be started.</source>
        <translation>No se ha podido iniciar el servicio de prácticas.</translation>
    </message>
    <message>
        <source>Could not listen on %1.</source>
        <translation>No se ha podido escuchar en %1.</translation>
    </message>
    <message>
        <source>This fault needs a certificate.</source>
        <translation>Este fallo necesita un certificado.</translation>
    </message>
    <message>
        <source>The service was not told to use TLS.</source>
        <translation>No se ha indicado al servicio que use TLS.</translation>
    </message>
    <message>
        <source>%1 is not a practice store.</source>
        <translation>%1 no es una tienda de prácticas.</translation>
    </message>
    <message>
        <source>It does not look like one. Nothing in it was changed.</source>
        <translation>No lo parece. No se ha cambiado nada en él.</translation>
    </message>
    <message>
        <source>Choose another file, or give this one another name.</source>
        <translation>Elija otro archivo o dé otro nombre a este.</translation>
    </message>
    <message>
        <source>The practice store %1 cannot be used.</source>
        <translation>No se puede usar la tienda de prácticas %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>No se puede escribir %1.</translation>
    </message>
    <message>
        <source>Check that the folder exists and that you may write there.</source>
        <translation>Compruebe que la carpeta existe y que puede escribir en ella.</translation>
    </message>
    <message>
        <source>The practice store %1 is in use by another program.</source>
        <translation>Otro programa está usando la tienda de prácticas %1.</translation>
    </message>
    <message>
        <source>The keys of the practice store cannot be kept in %1.</source>
        <translation>Las claves de la tienda de prácticas no se pueden guardar en %1.</translation>
    </message>
    <message>
        <source>Check that you may write to the file and its folder.</source>
        <translation>Compruebe que puede escribir en el archivo y en su carpeta.</translation>
    </message>
    <message>
        <source>Close the other program, or choose another file.</source>
        <translation>Cierre el otro programa o elija otro archivo.</translation>
    </message>
    <message>
        <source>%1 (process %2) is using it.</source>
        <translation>Lo está usando %1 (proceso %2).</translation>
    </message>
</context>
<context>
    <name>PrivateFolder</name>
    <message>
        <source>The folder %1 cannot be used.</source>
        <translation>La carpeta %1 no se puede usar.</translation>
    </message>
    <message>
        <source>It cannot be created, or it belongs to somebody else.</source>
        <translation>No se puede crear o pertenece a otra persona.</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>Elija otra carpeta.</translation>
    </message>
</context>
<context>
    <name>ProfilePanel</name>
    <message>
        <source>Filled</source>
        <translation>Con valor</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Vacío</translation>
    </message>
    <message>
        <source>Different values</source>
        <translation>Valores distintos</translation>
    </message>
    <message>
        <source>Smallest, largest</source>
        <translation>Menor, mayor</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Suma</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>El más largo</translation>
    </message>
    <message>
        <source>%1 are not of type %2 (“%3”)</source>
        <translation>%1 no son del tipo %2 («%3»)</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Mediana</translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln carácter</numerusform>
            <numerusform>%Ln caracteres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Profiles</name>
    <message>
        <source>It is not valid JSON: %1.</source>
        <translation>No es JSON válido: %1.</translation>
    </message>
    <message>
        <source>Account number %1 in it is not valid.</source>
        <translation>La cuenta número %1 que contiene no es válida.</translation>
    </message>
    <message>
        <source>A newer version of Storedesk wrote it.</source>
        <translation>Lo escribió una versión más reciente de Storedesk.</translation>
    </message>
    <message>
        <source>Storedesk did not write it.</source>
        <translation>No lo escribió Storedesk.</translation>
    </message>
</context>
<context>
    <name>Proposal</name>
    <message>
        <source>a list of entries; an event has none</source>
        <translation>una lista de entradas; un evento no las tiene</translation>
    </message>
    <message>
        <source>another question in every sample, so no fixed place</source>
        <translation>otra pregunta en cada ejemplo, así que no tiene un lugar fijo</translation>
    </message>
</context>
<context>
    <name>PutBack</name>
    <message>
        <source>An export cannot be put back: the service would create a new file from today&apos;s data. Create a new export instead.</source>
        <translation>Una exportación no se puede restaurar: el servicio crearía un archivo nuevo con los datos actuales. Cree una nueva exportación.</translation>
    </message>
    <message>
        <source>An import cannot be put back: it was only a record of what happened to a file. What it imported is still there.</source>
        <translation>Una importación no se puede restaurar: era solo un registro de lo que pasó con un archivo. Lo importado sigue ahí.</translation>
    </message>
    <message>
        <source>The contact gets a new ID; its activity and figures do not come back.</source>
        <translation>El contacto recibe un ID nuevo; su actividad y sus cifras no vuelven.</translation>
    </message>
    <message>
        <source>The purchase gets a new ID. No workflow starts: it is sent without the purchase event.</source>
        <translation>La compra recibe un ID nuevo. No se inicia ningún flujo: se envía sin el evento de compra.</translation>
    </message>
    <message>
        <source>The product gets a new ID; its history does not come back.</source>
        <translation>El producto recibe un ID nuevo; su historial no vuelve.</translation>
    </message>
    <message>
        <source>The field is empty for every contact.</source>
        <translation>El campo está vacío en todos los contactos.</translation>
    </message>
    <message>
        <source>The integration gets a new ID. Put back its event types afterwards.</source>
        <translation>La integración recibe un ID nuevo. Restaure después sus tipos de evento.</translation>
    </message>
    <message>
        <source>It gets a new ID: update the programs that use the old one.</source>
        <translation>Recibe un ID nuevo: actualice los programas que usan el antiguo.</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Mayús</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Intro</translation>
    </message>
</context>
<context>
    <name>ReadFile</name>
    <message>
        <source>Reads as: %1</source>
        <translation>Se lee así: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n lines above the table are left out.</source>
        <translation>
            <numerusform>Se omite %n línea encima de la tabla.</numerusform>
            <numerusform>Se omiten %n líneas encima de la tabla.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n columns have no name, or a name that is used twice.</source>
        <translation>
            <numerusform>%n columna no tiene nombre o lo comparte con otra.</numerusform>
            <numerusform>%n columnas no tienen nombre o lo comparten con otra.</numerusform>
        </translation>
    </message>
    <message>
        <source>tab</source>
        <translation>tabulador</translation>
    </message>
    <message>
        <source>space</source>
        <translation>espacio</translation>
    </message>
    <message numerus="yes">
        <source>%Ln column(s)</source>
        <translation>
            <numerusform>%Ln columna</numerusform>
            <numerusform>%Ln columnas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All of the first %Ln row(s) have %1.</source>
        <comment>3 columns</comment>
        <translation>
            <numerusform>La primera fila tiene %1.</numerusform>
            <numerusform>Las primeras %Ln filas tienen %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of the first %1 rows do not have %2.</source>
        <comment>9, 3 columns</comment>
        <translation>
            <numerusform>%Ln de las primeras %1 filas no tiene %2.</numerusform>
            <numerusform>%Ln de las primeras %1 filas no tienen %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln byte(s) could not be read in this encoding.</source>
        <translation>
            <numerusform>%Ln byte no se pudo leer con esta codificación.</numerusform>
            <numerusform>%Ln bytes no se pudieron leer con esta codificación.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>This field must not be empty.</source>
        <translation>Este campo no puede estar vacío.</translation>
    </message>
    <message>
        <source>This field does not exist.</source>
        <translation>No existe ese campo.</translation>
    </message>
    <message>
        <source>This field cannot be set here.</source>
        <translation>Este campo no se puede fijar aquí.</translation>
    </message>
    <message>
        <source>This field cannot be combined with the other values.</source>
        <translation>Este campo no se puede combinar con los demás valores.</translation>
    </message>
    <message>
        <source>The value is of the wrong type.</source>
        <translation>El valor es de un tipo equivocado.</translation>
    </message>
    <message>
        <source>The text contains invalid characters.</source>
        <translation>El texto contiene caracteres no válidos.</translation>
    </message>
    <message>
        <source>This is not an email address.</source>
        <translation>No es una dirección de correo.</translation>
    </message>
    <message>
        <source>This is not a phone number with a prefix and without spaces, such as +34651234567.</source>
        <translation>No es un teléfono con prefijo y sin espacios, como +34651234567.</translation>
    </message>
    <message>
        <source>This is not an address that starts with http:// or https://. An address cannot contain spaces.</source>
        <translation>No es una dirección que empiece por http:// o https://. Una dirección no puede contener espacios.</translation>
    </message>
    <message>
        <source>This is not an identifier of 24 hexadecimal digits.</source>
        <translation>No es un identificador de 24 cifras hexadecimales.</translation>
    </message>
    <message>
        <source>This is not a colour such as #1a73e8.</source>
        <translation>No es un color como #1a73e8.</translation>
    </message>
    <message>
        <source>This is not a JSON Pointer such as /customer/email.</source>
        <translation>No es un JSON Pointer como /customer/email.</translation>
    </message>
    <message>
        <source>This is not a whole number.</source>
        <translation>No es un número entero.</translation>
    </message>
    <message>
        <source>This is not a number such as 12.50.</source>
        <translation>No es un número como 12.50.</translation>
    </message>
    <message>
        <source>This is not a date with time such as 2026-01-31T10:00:00Z.</source>
        <translation>No es una fecha con hora como 2026-01-31T10:00:00Z.</translation>
    </message>
    <message>
        <source>This is not a date such as 2026-01-31.</source>
        <translation>No es una fecha como 2026-01-31.</translation>
    </message>
    <message>
        <source>This is neither true nor false.</source>
        <translation>No es ni true ni false.</translation>
    </message>
    <message>
        <source>This is not one of the possible values.</source>
        <translation>No es uno de los valores posibles.</translation>
    </message>
    <message>
        <source>This is too long.</source>
        <translation>Es demasiado largo.</translation>
    </message>
    <message>
        <source>This is too long: at most %1.</source>
        <translation>Es demasiado largo: %1 como máximo.</translation>
    </message>
    <message>
        <source>The number is too small.</source>
        <translation>El número es demasiado pequeño.</translation>
    </message>
    <message>
        <source>The number is too small: at least %1.</source>
        <translation>El número es demasiado pequeño: %1 como mínimo.</translation>
    </message>
    <message>
        <source>The number is too large.</source>
        <translation>El número es demasiado grande.</translation>
    </message>
    <message>
        <source>The number is too large: at most %1.</source>
        <translation>El número es demasiado grande: %1 como máximo.</translation>
    </message>
    <message>
        <source>The date is too early.</source>
        <translation>La fecha es demasiado temprana.</translation>
    </message>
    <message>
        <source>The date is too early: not before %1.</source>
        <translation>La fecha es demasiado temprana: no antes de %1.</translation>
    </message>
    <message>
        <source>The date is too late.</source>
        <translation>La fecha es demasiado tardía.</translation>
    </message>
    <message>
        <source>The date is too late: not after %1.</source>
        <translation>La fecha es demasiado tardía: no después de %1.</translation>
    </message>
    <message>
        <source>The same value appears twice.</source>
        <translation>El mismo valor aparece dos veces.</translation>
    </message>
    <message>
        <source>A whole number must not start with 0.</source>
        <translation>Un número entero no puede empezar por 0.</translation>
    </message>
    <message>
        <source>Start with a letter, then use letters, digits, hyphens, underscores or brackets. Some names are reserved.</source>
        <translation>Empiece por una letra y siga con letras, cifras, guiones, guiones bajos o corchetes. Algunos nombres están reservados.</translation>
    </message>
    <message>
        <source>This is not a phone prefix of digits only, such as 34.</source>
        <translation>No es un prefijo telefónico solo con cifras, como 34.</translation>
    </message>
</context>
<context>
    <name>RecordNotices</name>
    <message>
        <source>This import failed. The service gives no reason.</source>
        <translation>Esta importación ha fallado. El servicio no da ningún motivo.</translation>
    </message>
    <message>
        <source>This import failed. See the error report.</source>
        <translation>Esta importación ha fallado. Consulte el informe de errores.</translation>
    </message>
    <message>
        <source>Usual causes: the file is not in UTF-8; its first row does not hold the field IDs; the column that identifies each record is missing; or its columns are separated by another character than the one chosen.</source>
        <translation>Causas habituales: el archivo no está en UTF-8; su primera fila no contiene los ID de los campos; falta la columna que identifica cada registro; o sus columnas están separadas por un carácter distinto del elegido.</translation>
    </message>
    <message>
        <source>New import like this…</source>
        <translation>Nueva importación como esta…</translation>
    </message>
    <message>
        <source>This export failed. The service gives no reason.</source>
        <translation>Esta exportación ha fallado. El servicio no da ningún motivo.</translation>
    </message>
    <message>
        <source>New export like this…</source>
        <translation>Nueva exportación como esta…</translation>
    </message>
    <message>
        <source>Last known state</source>
        <translation>Último estado conocido</translation>
    </message>
    <message>
        <source>This workflow is paused. It was last changed on %1.</source>
        <translation>Este flujo está en pausa. Su último cambio fue el %1.</translation>
    </message>
    <message>
        <source>This workflow is paused.</source>
        <translation>Este flujo está en pausa.</translation>
    </message>
    <message>
        <source>Resume or finalise it in the service&apos;s own application. The service finalises workflows that have been paused for more than 3 months.</source>
        <translation>Reanúdelo o finalícelo en la propia aplicación del servicio. El servicio finaliza los flujos que llevan más de 3 meses en pausa.</translation>
    </message>
    <message>
        <source>Contact fields cannot be edited</source>
        <translation>Los campos de contacto no se pueden editar</translation>
    </message>
    <message>
        <source>The service cannot change a field. To change it, delete it and create it again.</source>
        <translation>El servicio no puede modificar un campo. Para modificarlo, elimínelo y vuelva a crearlo.</translation>
    </message>
    <message>
        <source>Event types are replaced, not changed</source>
        <translation>Los tipos de evento se sustituyen, no se modifican</translation>
    </message>
    <message>
        <source>The service cannot change an event type. “Edit…” shows a plan that creates a new one and deletes this one.</source>
        <translation>El servicio no puede modificar un tipo de evento. «Editar…» muestra un plan que crea uno nuevo y elimina este.</translation>
    </message>
    <message>
        <source>The service cannot change an event type.</source>
        <translation>El servicio no puede modificar un tipo de evento.</translation>
    </message>
</context>
<context>
    <name>RecordPieces</name>
    <message>
        <source>Look up contacts</source>
        <translation>Buscar contactos</translation>
    </message>
    <message>
        <source>A contact that was found</source>
        <translation>Un contacto encontrado</translation>
    </message>
    <message>
        <source>A contact that was not found</source>
        <translation>Un contacto no encontrado</translation>
    </message>
    <message>
        <source>A product that was found</source>
        <translation>Un producto encontrado</translation>
    </message>
    <message>
        <source>A purchase</source>
        <translation>Una compra</translation>
    </message>
    <message>
        <source>A contact field</source>
        <translation>Un campo</translation>
    </message>
    <message>
        <source>Many at once, before anything is pasted</source>
        <translation>Muchos a la vez, antes de pegar nada</translation>
    </message>
    <message>
        <source>Many at once</source>
        <translation>Muchos a la vez</translation>
    </message>
    <message>
        <source>A contact with pending changes</source>
        <translation>Un contacto con cambios pendientes</translation>
    </message>
    <message>
        <source>What changes, before it is saved</source>
        <translation>Qué cambia, antes de guardarlo</translation>
    </message>
    <message>
        <source>A contact that is being looked up</source>
        <translation>Un contacto que se está buscando</translation>
    </message>
    <message>
        <source>A contact that could not be looked up</source>
        <translation>Un contacto que no se pudo buscar</translation>
    </message>
    <message>
        <source>Contacts the key may not read</source>
        <translation>Contactos que la clave no puede leer</translation>
    </message>
    <message>
        <source>Look up products</source>
        <translation>Buscar productos</translation>
    </message>
    <message>
        <source>Look up purchases</source>
        <translation>Buscar compras</translation>
    </message>
    <message>
        <source>The next look-up, being typed</source>
        <translation>La búsqueda siguiente, a medio escribir</translation>
    </message>
</context>
<context>
    <name>RecordStates</name>
    <message>
        <source>The service has no “%1”. Nothing was created or changed.</source>
        <translation>El servicio no tiene «%1». No se creó ni cambió nada.</translation>
    </message>
    <message>
        <source>Create a contact with it…</source>
        <translation>Crear un contacto con él…</translation>
    </message>
    <message>
        <source>Create a product with it…</source>
        <translation>Crear un producto con él…</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Comprobar de nuevo</translation>
    </message>
    <message>
        <source>This key may not read: %1</source>
        <translation>Esta clave no puede leer: %1</translation>
    </message>
    <message>
        <source>Test the key again</source>
        <translation>Probar la clave de nuevo</translation>
    </message>
    <message>
        <source>It was deleted</source>
        <translation>Se ha eliminado</translation>
    </message>
    <message>
        <source>If a copy was kept before deleting, it is in the Bin.</source>
        <translation>Si se guardó una copia antes de eliminarlo, está en la Papelera.</translation>
    </message>
    <message>
        <source>Open the Bin</source>
        <translation>Abrir la Papelera</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Nothing looked up yet</source>
        <translation>Aún no se ha buscado nada</translation>
    </message>
    <message>
        <source>Type or paste what you know on the left. Results appear here.</source>
        <translation>Escriba o pegue a la izquierda lo que sepa. Los resultados aparecen aquí.</translation>
    </message>
    <message>
        <source>This is not an email address</source>
        <translation>Esto no es una dirección de email</translation>
    </message>
    <message>
        <source>The service has no “%1”. Check it for typing mistakes: an address looks like name@example.com.</source>
        <translation>El servicio no tiene «%1». Compruebe si hay errores al escribir: una dirección es como nombre@example.com.</translation>
    </message>
    <message>
        <source>To search by name, choose “All contacts…” at the top of Contacts.</source>
        <translation>Para buscar por nombre, elija «Todos los contactos…» en la parte superior de Contactos.</translation>
    </message>
</context>
<context>
    <name>RecordTable</name>
    <message>
        <source>The current values could not be stored.</source>
        <translation>No se han podido guardar los valores actuales.</translation>
    </message>
</context>
<context>
    <name>RecordTitle</name>
    <message>
        <source>segment %1</source>
        <translation>segmento %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>RegularFile</name>
    <message>
        <source>It is not a file.</source>
        <translation>No es un archivo.</translation>
    </message>
    <message>
        <source>It is too large.</source>
        <translation>Es demasiado grande.</translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message>
        <source>%1, built with %2</source>
        <translation>%1, compilado con %2</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>Compilador</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Núcleo</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>%1, system %2</source>
        <translation>%1, sistema %2</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zona horaria</translation>
    </message>
    <message>
        <source>Keychain</source>
        <translation>Llavero</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>de práctica</translation>
    </message>
    <message>
        <source>test</source>
        <translation>de prueba</translation>
    </message>
    <message>
        <source>live</source>
        <translation>real</translation>
    </message>
    <message>
        <source>%1, this computer</source>
        <translation>%1, este ordenador</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>Accounts here</source>
        <translation>Cuentas aquí</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Conectada</translation>
    </message>
    <message>
        <source>Protection</source>
        <translation>Protección</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Key is sent</source>
        <translation>Envío de la clave</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>como siempre</translation>
    </message>
    <message>
        <source>in another header</source>
        <translation>en otra cabecera</translation>
    </message>
    <message>
        <source>Requests a minute</source>
        <translation>Peticiones por minuto</translation>
    </message>
    <message>
        <source>Deletes in one job</source>
        <translation>Borrados por tarea</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Bloqueada</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>Data here</source>
        <translation>Datos aquí</translation>
    </message>
    <message>
        <source>Key may not read</source>
        <translation>La clave no puede leer</translation>
    </message>
    <message>
        <source>oldest %1</source>
        <translation>lo más antiguo: %1</translation>
    </message>
    <message numerus="yes">
        <source>kept %Ln day(s)</source>
        <translation>
            <numerusform>se guarda %Ln día</numerusform>
            <numerusform>se guarda %Ln días</numerusform>
        </translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Changed preferences</source>
        <translation>Preferencias cambiadas</translation>
    </message>
    <message>
        <source>Sizes of what is kept</source>
        <translation>Tamaño de lo guardado</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Tareas</translation>
    </message>
    <message>
        <source>Last problems</source>
        <translation>Últimos problemas</translation>
    </message>
    <message>
        <source>Last calls</source>
        <translation>Últimas llamadas</translation>
    </message>
    <message>
        <source>Storedesk: diagnostic report</source>
        <translation>Storedesk: informe de diagnóstico</translation>
    </message>
    <message>
        <source>Made %1. Storedesk sent it nowhere.</source>
        <translation>Hecho el %1. Storedesk no lo ha enviado a ningún sitio.</translation>
    </message>
    <message>
        <source>Keys, people, and the names of accounts and services are not in it.</source>
        <translation>No contiene claves, personas ni nombres de cuentas o servicios.</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>Nada.</translation>
    </message>
    <message>
        <source>No account is connected.</source>
        <translation>No hay ninguna cuenta conectada.</translation>
    </message>
    <message>
        <source>The report could not be saved.</source>
        <translation>El informe no se pudo guardar.</translation>
    </message>
    <message>
        <source>Choose another folder or name.</source>
        <translation>Elija otra carpeta u otro nombre.</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>no se puede leer</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>planned</source>
        <translation>planificada</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrumpida</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hecha</translation>
    </message>
    <message>
        <source>%1 rows: %2 done, %3 refused, %4 not sent, %5 unknown</source>
        <translation>%1 filas: %2 hechas, %3 rechazadas, %4 no enviadas, %5 desconocidas</translation>
    </message>
    <message>
        <source>file</source>
        <translation>archivo</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>sin respuesta</translation>
    </message>
    <message numerus="yes">
        <source>%Ln time(s)</source>
        <translation>
            <numerusform>%Ln vez</numerusform>
            <numerusform>%Ln veces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln attempt(s)</source>
        <translation>
            <numerusform>%Ln intento</numerusform>
            <numerusform>%Ln intentos</numerusform>
        </translation>
    </message>
    <message>
        <source>waited %1 ms</source>
        <translation>espera %1 ms</translation>
    </message>
    <message>
        <source>sent %1</source>
        <translation>enviado %1</translation>
    </message>
    <message>
        <source>received %1</source>
        <translation>recibido %1</translation>
    </message>
    <message>
        <source>found by a look-up</source>
        <translation>hallado por una consulta</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>%1 rows in %2 files</source>
        <translation>%1 filas en %2 archivos</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>No se ha podido escribir %1.</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>Elija otra carpeta.</translation>
    </message>
</context>
<context>
    <name>Resources</name>
    <message>
        <source>Contact</source>
        <translation>Contacto</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>Contactos</translation>
    </message>
    <message>
        <source>Purchase</source>
        <translation>Compra</translation>
    </message>
    <message>
        <source>Purchases</source>
        <translation>Compras</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Producto</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Productos</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportación</translation>
    </message>
    <message>
        <source>Exports</source>
        <translation>Exportaciones</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importación</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>Importaciones</translation>
    </message>
    <message>
        <source>Coupon set</source>
        <translation>Conjunto de cupones</translation>
    </message>
    <message>
        <source>Coupon sets</source>
        <translation>Cupones</translation>
    </message>
    <message>
        <source>Workflow</source>
        <translation>Flujo</translation>
    </message>
    <message>
        <source>Workflows</source>
        <translation>Flujos</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>Tienda</translation>
    </message>
    <message>
        <source>Contact field</source>
        <translation>Campo de contacto</translation>
    </message>
    <message>
        <source>Contact fields</source>
        <translation>Campos</translation>
    </message>
    <message>
        <source>Custom event</source>
        <translation>Evento personalizado</translation>
    </message>
    <message>
        <source>Custom events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Custom integration</source>
        <translation>Integración personalizada</translation>
    </message>
    <message>
        <source>Custom integrations</source>
        <translation>Integraciones</translation>
    </message>
    <message>
        <source>Custom event type</source>
        <translation>Tipo de evento</translation>
    </message>
    <message>
        <source>Custom event types</source>
        <translation>Tipos de evento</translation>
    </message>
</context>
<context>
    <name>RowCondition</name>
    <message>
        <source>It is there already.</source>
        <translation>Ya existe.</translation>
    </message>
    <message>
        <source>It is not there any more.</source>
        <translation>Ya no existe.</translation>
    </message>
    <message>
        <source>It has been changed since: %1.</source>
        <translation>Se ha modificado desde entonces: %1.</translation>
    </message>
    <message>
        <source>There is no such record, and only existing ones are changed.</source>
        <translation>El registro no existe y solo se modifican los que existen.</translation>
    </message>
</context>
<context>
    <name>RowMaker</name>
    <message>
        <source>The row has no ID: sent twice, it would count twice.</source>
        <translation>La fila no tiene ID: enviada dos veces, contaría dos veces.</translation>
    </message>
    <message>
        <source>The row changes nothing.</source>
        <translation>La fila no cambia nada.</translation>
    </message>
    <message>
        <source>Row %L1 is about the same record.</source>
        <translation>La fila %L1 es del mismo registro.</translation>
    </message>
    <message>
        <source>The request of the row cannot be read.</source>
        <translation>No se puede leer la petición de la fila.</translation>
    </message>
    <message>
        <source>The row does not say which record it is about.</source>
        <translation>La fila no dice de qué registro se trata.</translation>
    </message>
    <message>
        <source>The spreadsheet has an error instead of a value: %1.</source>
        <translation>La hoja de cálculo tiene un error en lugar de un valor: %1.</translation>
    </message>
    <message>
        <source>The job writes fields that this version does not know: %1.</source>
        <translation>La tarea escribe campos que esta versión no conoce: %1.</translation>
    </message>
    <message>
        <source>Their values would be left out.</source>
        <translation>Sus valores se perderían.</translation>
    </message>
    <message>
        <source>Nothing was sent. Create the job again.</source>
        <translation>No se ha enviado nada. Cree la tarea de nuevo.</translation>
    </message>
</context>
<context>
    <name>RowVerdict</name>
    <message>
        <source>Confirmed by a look-up.</source>
        <translation>Confirmado con una búsqueda.</translation>
    </message>
    <message>
        <source>It was gone already.</source>
        <translation>Ya no existía.</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>No encontrado.</translation>
    </message>
    <message>
        <source>It was deleted and is still there.</source>
        <translation>Se eliminó y sigue ahí.</translation>
    </message>
    <message>
        <source>Looked for: it is gone.</source>
        <translation>Buscado: ya no está.</translation>
    </message>
    <message>
        <source>It was deleted, but the service did not say that it is gone.</source>
        <translation>Se eliminó, pero el servicio no ha dicho que ya no esté.</translation>
    </message>
</context>
<context>
    <name>SampleReader</name>
    <message>
        <source>This is not a sample in JSON.</source>
        <translation>Esto no es un ejemplo en JSON.</translation>
    </message>
    <message>
        <source>Paste what the shop sends, from the first { to the last }.</source>
        <translation>Pegue lo que envía la tienda, desde la primera { hasta la última }.</translation>
    </message>
    <message>
        <source>It cannot be read at line %1, character %2.</source>
        <translation>No se puede leer en la línea %1, carácter %2.</translation>
    </message>
    <message>
        <source>A sample is an object: names and values between { and }.</source>
        <translation>Un ejemplo es un objeto: nombres y valores entre { y }.</translation>
    </message>
</context>
<context>
    <name>SavedEdit</name>
    <message>
        <source>%1 no longer existed. Saving created it again, with the changed fields only.</source>
        <translation>%1 ya no existía. Al guardar se ha vuelto a crear, solo con los campos cambiados.</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n change(s) to %1.</source>
        <translation>
            <numerusform>Se guardó %n cambio en %1.</numerusform>
            <numerusform>Se guardaron %n cambios en %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SequencePlan</name>
    <message>
        <source>Request</source>
        <translation>Petición</translation>
    </message>
    <message>
        <source>Needs row</source>
        <translation>Necesita la fila</translation>
    </message>
    <message>
        <source>The request of the row cannot be read.</source>
        <translation>No se puede leer la petición de la fila.</translation>
    </message>
    <message>
        <source>What it belongs to was not created, so it was not sent.</source>
        <translation>No se creó aquello a lo que pertenece, así que no se envió.</translation>
    </message>
</context>
<context>
    <name>SettingEditor</name>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>Elegir: %1</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer);;All files (*)</source>
        <translation>Certificados (*.pem *.crt *.cer);;Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>El del sistema</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Solo lectura</translation>
    </message>
    <message>
        <source>Confirm changes</source>
        <translation>Confirmar cambios</translation>
    </message>
    <message>
        <source>Unprotected</source>
        <translation>Sin protección</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 días</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 días</translation>
    </message>
    <message>
        <source>90 days</source>
        <translation>90 días</translation>
    </message>
    <message>
        <source>One year</source>
        <translation>Un año</translation>
    </message>
    <message>
        <source>Until Storedesk closes</source>
        <translation>Hasta cerrar Storedesk</translation>
    </message>
    <message>
        <source>1 day</source>
        <translation>1 día</translation>
    </message>
    <message>
        <source>14 days</source>
        <translation>14 días</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Only when empty</source>
        <translation>Solo al agotarse</translation>
    </message>
    <message>
        <source>5 % left</source>
        <translation>Quedan 5 %</translation>
    </message>
    <message>
        <source>10 % left</source>
        <translation>Quedan 10 %</translation>
    </message>
    <message>
        <source>20 % left</source>
        <translation>Quedan 20 %</translation>
    </message>
    <message>
        <source>30 % left</source>
        <translation>Quedan 30 %</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>“System” follows the desktop, also while Storedesk is running.</source>
        <translation>«Sistema» sigue al escritorio, también con Storedesk abierto.</translation>
    </message>
    <message>
        <source>appearance colours dark light mode look</source>
        <translation>apariencia colores oscuro claro modo aspecto</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>In the whole window. Ctrl+Plus and Ctrl+Minus do the same.</source>
        <translation>En toda la ventana. Ctrl+Más y Ctrl+Menos hacen lo mismo.</translation>
    </message>
    <message>
        <source>zoom font letters larger smaller</source>
        <translation>zoom fuente letra grande pequeña</translation>
    </message>
    <message>
        <source>Technical names</source>
        <translation>Nombres técnicos</translation>
    </message>
    <message>
        <source>Shows the service&apos;s own name of a field beside its label.</source>
        <translation>Muestra junto a cada campo el nombre que le da el servicio.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>field id identifiers developer</source>
        <translation>campo id identificadores desarrollador</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Changes the window at once. Your data stays as it is.</source>
        <translation>Cambia la ventana al momento. Sus datos quedan como están.</translation>
    </message>
    <message>
        <source>translation Spanish English region</source>
        <translation>traducción español inglés región</translation>
    </message>
    <message>
        <source>Download folder</source>
        <translation>Carpeta de descargas</translation>
    </message>
    <message>
        <source>Files of exports and error reports are saved here.</source>
        <translation>Aquí se guardan los archivos de exportaciones e informes de errores.</translation>
    </message>
    <message>
        <source>directory save exports reports place</source>
        <translation>directorio guardar exportaciones informes lugar</translation>
    </message>
    <message>
        <source>Mask personal data</source>
        <translation>Ocultar datos personales</translation>
    </message>
    <message>
        <source>Files open with emails, names and phone numbers hidden until you press F9.</source>
        <translation>Los archivos se abren con correos, nombres y teléfonos ocultos hasta pulsar F9.</translation>
    </message>
    <message>
        <source>Mask at the start</source>
        <translation>Ocultar al abrir</translation>
    </message>
    <message>
        <source>privacy hide people screen share</source>
        <translation>privacidad ocultar personas pantalla compartir</translation>
    </message>
    <message>
        <source>New accounts</source>
        <translation>Cuentas nuevas</translation>
    </message>
    <message>
        <source>The protection that an account begins with. You can change it for each account.</source>
        <translation>La protección con la que empieza una cuenta. Puede cambiarla en cada cuenta.</translation>
    </message>
    <message>
        <source>guard safety write read-only default store</source>
        <translation>guardia seguridad escritura solo lectura predeterminado tienda</translation>
    </message>
    <message>
        <source>Keep deleted records</source>
        <translation>Guardar registros borrados</translation>
    </message>
    <message>
        <source>In the Bin on this computer, where you can put them back. Older ones go for good.</source>
        <translation>En la papelera de este ordenador, de donde puede recuperarlos. Los más antiguos se borran del todo.</translation>
    </message>
    <message>
        <source>retention trash undelete</source>
        <translation>retención basura recuperar</translation>
    </message>
    <message>
        <source>Keep the call log</source>
        <translation>Guardar el registro de llamadas</translation>
    </message>
    <message>
        <source>Keys and personal data are masked before anything is written.</source>
        <translation>Las claves y los datos personales se ocultan antes de escribir nada.</translation>
    </message>
    <message>
        <source>retention history requests</source>
        <translation>retención historial peticiones</translation>
    </message>
    <message>
        <source>Keep the copy of all contacts</source>
        <translation>Guardar la copia de todos los contactos</translation>
    </message>
    <message>
        <source>Where it is switched on. A copy that was not renewed for so long is deleted.</source>
        <translation>Donde está activada. Una copia sin renovar durante este tiempo se borra.</translation>
    </message>
    <message>
        <source>retention mirror cache at hand offline</source>
        <translation>retención espejo caché a mano sin conexión</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>“System” takes the proxy that this computer is set up with.</source>
        <translation>«Sistema» usa el proxy con el que está configurado este ordenador.</translation>
    </message>
    <message>
        <source>internet connection company firewall</source>
        <translation>internet conexión empresa cortafuegos</translation>
    </message>
    <message>
        <source>Address of the proxy</source>
        <translation>Dirección del proxy</translation>
    </message>
    <message>
        <source>Name and port, for example proxy.example.com:3128.</source>
        <translation>Nombre y puerto, por ejemplo proxy.example.com:3128.</translation>
    </message>
    <message>
        <source>host server port</source>
        <translation>servidor puerto dirección</translation>
    </message>
    <message>
        <source>User name for the proxy</source>
        <translation>Usuario del proxy</translation>
    </message>
    <message>
        <source>Leave it empty if the proxy asks for none.</source>
        <translation>Déjalo vacío si el proxy no lo pide.</translation>
    </message>
    <message>
        <source>login account</source>
        <translation>inicio de sesión cuenta usuario</translation>
    </message>
    <message>
        <source>Password for the proxy</source>
        <translation>Contraseña del proxy</translation>
    </message>
    <message>
        <source>Kept in the keychain, never in a file.</source>
        <translation>Se guarda en el llavero, nunca en un archivo.</translation>
    </message>
    <message>
        <source>login secret</source>
        <translation>inicio de sesión secreto contraseña</translation>
    </message>
    <message>
        <source>Extra certificates</source>
        <translation>Certificados adicionales</translation>
    </message>
    <message>
        <source>A PEM file of your company. It is trusted in addition to those of the system.</source>
        <translation>Un archivo PEM de su empresa. Se confía en él además de en los del sistema.</translation>
    </message>
    <message>
        <source>tls ssl ca authority company inspection</source>
        <translation>tls ssl ca autoridad empresa inspección</translation>
    </message>
    <message>
        <source>When coupons run out</source>
        <translation>Cuando se agotan los cupones</translation>
    </message>
    <message>
        <source>A coupon set with no more than this is marked in the overview.</source>
        <translation>Un conjunto con esto o menos se marca en el resumen.</translation>
    </message>
    <message>
        <source>stock alert warning codes threshold</source>
        <translation>existencias alerta aviso códigos umbral</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Protection</source>
        <translation>Protección</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Privacidad</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>Avisos</translation>
    </message>
    <message>
        <source>Nothing can be saved in this folder. Choose another.</source>
        <translation>En esta carpeta no se puede guardar nada. Elija otra.</translation>
    </message>
    <message>
        <source>This file cannot be read. Choose it again.</source>
        <translation>Este archivo no se puede leer. Elígelo de nuevo.</translation>
    </message>
    <message>
        <source>This needs a name and a port, such as proxy.example.com:3128.</source>
        <translation>Hace falta un nombre y un puerto, como proxy.example.com:3128.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>5 minutes</source>
        <translation>5 minutos</translation>
    </message>
    <message>
        <source>15 minutes</source>
        <translation>15 minutos</translation>
    </message>
    <message>
        <source>30 minutes</source>
        <translation>30 minutos</translation>
    </message>
    <message>
        <source>One hour</source>
        <translation>Una hora</translation>
    </message>
    <message>
        <source>10 seconds</source>
        <translation>10 segundos</translation>
    </message>
    <message>
        <source>30 seconds</source>
        <translation>30 segundos</translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation>1 minuto</translation>
    </message>
    <message>
        <source>2 minutes</source>
        <translation>2 minutos</translation>
    </message>
    <message>
        <source>Lock when nobody uses it</source>
        <translation>Bloquear cuando nadie lo usa</translation>
    </message>
    <message>
        <source>Hides everything and forgets the key until you unlock. Jobs that are running finish first.</source>
        <translation>Oculta todo y olvida la clave hasta que usted desbloquee. Los trabajos en curso terminan antes.</translation>
    </message>
    <message>
        <source>idle inactive away timeout security hide</source>
        <translation>inactividad ausente tiempo espera seguridad ocultar</translation>
    </message>
    <message>
        <source>Lock with the screen</source>
        <translation>Bloquear con la pantalla</translation>
    </message>
    <message>
        <source>Also when the computer goes to sleep. Unlocking the screen unlocks Storedesk.</source>
        <translation>También cuando el equipo se suspende. Al desbloquear la pantalla se desbloquea Storedesk.</translation>
    </message>
    <message>
        <source>Lock together</source>
        <translation>Bloquear a la vez</translation>
    </message>
    <message>
        <source>screensaver suspend sleep away security</source>
        <translation>salvapantallas suspender dormir ausente seguridad</translation>
    </message>
    <message>
        <source>Copied keys</source>
        <translation>Claves copiadas</translation>
    </message>
    <message>
        <source>A key that you copy leaves the clipboard after this time, unless you copied something else.</source>
        <translation>Una clave copiada sale del portapapeles pasado este tiempo, salvo que haya copiado otra cosa.</translation>
    </message>
    <message>
        <source>clipboard paste secret password clear</source>
        <translation>portapapeles pegar secreto contraseña borrar</translation>
    </message>
    <message>
        <source>%1 copies this folder elsewhere, with the customer data that is saved in it.</source>
        <translation>%1 copia esta carpeta a otro lugar, con los datos de clientes que se guarden en ella.</translation>
    </message>
    <message>
        <source>This folder is on a network drive. Others may read what is saved in it.</source>
        <translation>Esta carpeta está en una unidad de red. Otras personas pueden leer lo que se guarde en ella.</translation>
    </message>
    <message>
        <source>Everybody on this computer can open this folder.</source>
        <translation>Cualquier usuario de este equipo puede abrir esta carpeta.</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>This file holds no set-up of an account.</source>
        <translation>Este archivo no contiene la configuración de una cuenta.</translation>
    </message>
    <message>
        <source>Choose one that was saved with “Save this set-up…” or “setup save”.</source>
        <translation>Elija uno guardado con «Guardar esta configuración…» o con «setup save».</translation>
    </message>
    <message>
        <source>contact field</source>
        <translation>campo de contacto</translation>
    </message>
    <message>
        <source>integration</source>
        <translation>integración</translation>
    </message>
    <message>
        <source>event type</source>
        <translation>tipo de evento</translation>
    </message>
    <message>
        <source>create</source>
        <translation>crear</translation>
    </message>
    <message>
        <source>already there</source>
        <translation>ya existe</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>difiere</translation>
    </message>
    <message>
        <source>cannot</source>
        <translation>imposible</translation>
    </message>
    <message>
        <source>It is there with other properties, and the service cannot change a field.</source>
        <translation>Existe con otras propiedades, y el servicio no puede cambiar un campo.</translation>
    </message>
    <message>
        <source>Several integrations have this name.</source>
        <translation>Varias integraciones tienen este nombre.</translation>
    </message>
    <message>
        <source>Its alias is taken by “%1” of “%2”.</source>
        <translation>Su alias lo tiene «%1» de «%2».</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>ID or alias</source>
        <translation>ID o alias</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Events on</source>
        <translation>Eventos activados</translation>
    </message>
    <message>
        <source>Events off</source>
        <translation>Eventos desactivados</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n option(s)</source>
        <translation>
            <numerusform>%1, %n opción</numerusform>
            <numerusform>%1, %n opciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In “%1”, %n field(s) · alias and fields can never be changed later</source>
        <translation>
            <numerusform>En «%1», %n campo · el alias y los campos nunca se pueden cambiar después</numerusform>
            <numerusform>En «%1», %n campos · el alias y los campos nunca se pueden cambiar después</numerusform>
        </translation>
    </message>
    <message>
        <source>It differs. Open it and choose “Edit…”.</source>
        <translation>Es diferente. Ábralo y elija «Editar…».</translation>
    </message>
    <message>
        <source>The set-up could not be understood.</source>
        <translation>No se ha podido entender la configuración.</translation>
    </message>
    <message>
        <source>Correct the file. Nothing was changed.</source>
        <translation>Corrija el archivo. No se ha modificado nada.</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Column %1</source>
        <translation>Columna %1</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
</context>
<context>
    <name>SheetResults</name>
    <message>
        <source>Columns only in %1: %2.</source>
        <translation>Columnas que solo están en %1: %2.</translation>
    </message>
    <message>
        <source>Columns treated as renamed: %1.</source>
        <translation>Columnas consideradas como renombradas: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) were not compared: their key is empty or appears in several rows. They are listed as unpaired.</source>
        <translation>
            <numerusform>%n fila no se comparó: su clave está vacía o aparece en varias filas. Figura como «unpaired».</numerusform>
            <numerusform>%n filas no se compararon: su clave está vacía o aparece en varias filas. Figuran como «unpaired».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) of %1 left out: not a date (%2).</source>
        <translation>
            <numerusform>%n celda de %1 no incluida: no es una fecha (%2).</numerusform>
            <numerusform>%n celdas de %1 no incluidas: no son fechas (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) of %1 left out: not a number (%2).</source>
        <translation>
            <numerusform>%n celda de %1 no incluida: no es un número (%2).</numerusform>
            <numerusform>%n celdas de %1 no incluidas: no son números (%2).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Showpieces</name>
    <message>
        <source>Deleting many contacts</source>
        <translation>Eliminar muchos contactos</translation>
    </message>
    <message>
        <source>Deleting a contact field</source>
        <translation>Eliminar un campo</translation>
    </message>
    <message>
        <source>A delete that was refused</source>
        <translation>Una eliminación rechazada</translation>
    </message>
    <message>
        <source>The Bin</source>
        <translation>La Papelera</translation>
    </message>
    <message>
        <source>Putting a contact back</source>
        <translation>Restaurar un contacto</translation>
    </message>
    <message>
        <source>An empty Bin</source>
        <translation>Una Papelera vacía</translation>
    </message>
    <message>
        <source>Undoing an edit</source>
        <translation>Deshacer una edición</translation>
    </message>
    <message>
        <source>An edit that somebody else changed since</source>
        <translation>Una edición que otra persona cambió después</translation>
    </message>
    <message>
        <source>The change history</source>
        <translation>El historial de cambios</translation>
    </message>
</context>
<context>
    <name>Sorter</name>
    <message>
        <source>A table of this size cannot be sorted.</source>
        <translation>Una tabla de este tamaño no se puede ordenar.</translation>
    </message>
    <message>
        <source>It has more than four billion rows.</source>
        <translation>Tiene más de cuatro mil millones de filas.</translation>
    </message>
    <message>
        <source>Filter it, save what you see, and sort that.</source>
        <translation>Fíltrela, guarde lo que se ve y ordene eso.</translation>
    </message>
</context>
<context>
    <name>Spreadsheet</name>
    <message>
        <source>This spreadsheet cannot be opened.</source>
        <translation>No se puede abrir esta hoja de cálculo.</translation>
    </message>
    <message>
        <source>Open it in your spreadsheet program, save it again and open the new file.</source>
        <translation>Ábrala en su programa de hojas de cálculo, guárdela de nuevo y abra el archivo nuevo.</translation>
    </message>
    <message>
        <source>%1 inside it is damaged: %2</source>
        <translation>%1, dentro de ella, está dañado: %2</translation>
    </message>
    <message>
        <source>%1 is missing inside it.</source>
        <translation>Dentro de ella falta %1.</translation>
    </message>
    <message>
        <source>It is locked with a password.</source>
        <translation>Está protegida con una contraseña.</translation>
    </message>
    <message>
        <source>Open it in your spreadsheet program, save it without the password and open that file.</source>
        <translation>Ábrala en su programa de hojas de cálculo, guárdela sin contraseña y abra ese archivo.</translation>
    </message>
    <message>
        <source>It is in the old format of Excel (.xls).</source>
        <translation>Está en el formato antiguo de Excel (.xls).</translation>
    </message>
    <message>
        <source>Open it in your spreadsheet program, choose “Save as” and the type .xlsx, and open that file.</source>
        <translation>Ábrala en su programa de hojas de cálculo, elija «Guardar como» y el tipo .xlsx, y abra ese archivo.</translation>
    </message>
    <message>
        <source>It is a binary workbook of Excel (.xlsb).</source>
        <translation>Es un libro binario de Excel (.xlsb).</translation>
    </message>
    <message>
        <source>It is a document of an office program, but not a spreadsheet.</source>
        <translation>Es un documento de un programa de oficina, pero no una hoja de cálculo.</translation>
    </message>
    <message>
        <source>Choose a spreadsheet or a CSV file.</source>
        <translation>Elija una hoja de cálculo o un archivo CSV.</translation>
    </message>
    <message>
        <source>It contains no sheet with cells.</source>
        <translation>No contiene ninguna hoja con celdas.</translation>
    </message>
    <message>
        <source>It contains no sheet “%1”.</source>
        <translation>No contiene ninguna hoja «%1».</translation>
    </message>
    <message>
        <source>Choose another sheet or another file.</source>
        <translation>Elija otra hoja u otro archivo.</translation>
    </message>
    <message>
        <source>Check the free space on the disk and try again.</source>
        <translation>Compruebe el espacio libre en el disco e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>A tag in it is too large.</source>
        <translation>Contiene una etiqueta demasiado grande.</translation>
    </message>
    <message>
        <source>It ends too early.</source>
        <translation>Termina antes de tiempo.</translation>
    </message>
    <message>
        <source>Its tags are nested too deeply.</source>
        <translation>Sus etiquetas están anidadas con demasiada profundidad.</translation>
    </message>
    <message>
        <source>Its tags do not match.</source>
        <translation>Sus etiquetas no coinciden.</translation>
    </message>
    <message>
        <source>It has a document type, which spreadsheets never have.</source>
        <translation>Tiene un tipo de documento, que las hojas de cálculo nunca tienen.</translation>
    </message>
    <message>
        <source>A cell has a text of more than %1 MB.</source>
        <translation>Una celda tiene un texto de más de %1 MB.</translation>
    </message>
    <message>
        <source>A row in it is too large.</source>
        <translation>Contiene una fila demasiado grande.</translation>
    </message>
    <message>
        <source>A cell refers to a text that is not there.</source>
        <translation>Una celda remite a un texto que no existe.</translation>
    </message>
    <message>
        <source>It has more rows than a sheet can have.</source>
        <translation>Tiene más filas de las que caben en una hoja.</translation>
    </message>
    <message>
        <source>It has more columns than a sheet can have.</source>
        <translation>Tiene más columnas de las que caben en una hoja.</translation>
    </message>
</context>
<context>
    <name>StatePill</name>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2 %</translation>
    </message>
    <message numerus="yes">
        <source>%Ln refused</source>
        <translation>
            <numerusform>%Ln rechazada</numerusform>
            <numerusform>%Ln rechazadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Stitch</name>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
    <message>
        <source>The table could not be written.</source>
        <translation>No se pudo escribir la tabla.</translation>
    </message>
    <message>
        <source>Make room on the disk, then try again.</source>
        <translation>Haga sitio en el disco y vuelva a intentarlo.</translation>
    </message>
</context>
<context>
    <name>StoreColour</name>
    <message>
        <source>Raspberry</source>
        <translation>Frambuesa</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violeta</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Verde azulado</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Marrón</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>Oliva</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Pizarra</translation>
    </message>
</context>
<context>
    <name>StoreMark</name>
    <message>
        <source>Practice store</source>
        <translation>Tienda de prácticas</translation>
    </message>
    <message>
        <source>Test store</source>
        <translation>Tienda de pruebas</translation>
    </message>
    <message>
        <source>Live store</source>
        <translation>Tienda real</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>prácticas</translation>
    </message>
    <message>
        <source>test</source>
        <translation>pruebas</translation>
    </message>
    <message>
        <source>live</source>
        <translation>real</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Solo lectura</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>Unprotected</source>
        <translation>Sin protección</translation>
    </message>
</context>
<context>
    <name>TableColumns</name>
    <message>
        <source>Column %1</source>
        <translation>Columna %1</translation>
    </message>
</context>
<context>
    <name>TableFile</name>
    <message>
        <source>%1 cannot be opened.</source>
        <translation>%1 no se puede abrir.</translation>
    </message>
    <message>
        <source>It is not a file.</source>
        <translation>No es un archivo.</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>Elija otro archivo.</translation>
    </message>
    <message>
        <source>Try again when that is done.</source>
        <translation>Inténtelo de nuevo cuando termine.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>No se puede leer %1.</translation>
    </message>
    <message>
        <source>Check the disk and try again.</source>
        <translation>Compruebe el disco e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>%1 changed while it was read.</source>
        <translation>%1 cambió mientras se leía.</translation>
    </message>
    <message>
        <source>Another program is writing to it.</source>
        <translation>Otro programa está escribiendo en él.</translation>
    </message>
    <message>
        <source>%1 was replaced while it was read.</source>
        <translation>%1 fue sustituido mientras se leía.</translation>
    </message>
    <message>
        <source>Another program has put a new file in its place.</source>
        <translation>Otro programa ha puesto un archivo nuevo en su lugar.</translation>
    </message>
</context>
<context>
    <name>TableOpener</name>
    <message>
        <source>This file cannot be opened as a table.</source>
        <translation>Este archivo no se puede abrir como tabla.</translation>
    </message>
    <message>
        <source>Unpack it first.</source>
        <translation>Descomprímalo primero.</translation>
    </message>
    <message>
        <source>It is a PDF document.</source>
        <translation>Es un documento PDF.</translation>
    </message>
    <message>
        <source>Ask for the data as CSV.</source>
        <translation>Pida los datos como CSV.</translation>
    </message>
    <message>
        <source>The archive contains no CSV file.</source>
        <translation>El archivo comprimido no contiene ningún CSV.</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>Elija otro archivo.</translation>
    </message>
    <message>
        <source>Check the free space on the disk and try again.</source>
        <translation>Compruebe el espacio libre del disco e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The archive contains no file “%1”.</source>
        <translation>El archivo comprimido no contiene «%1».</translation>
    </message>
    <message>
        <source>The row in line %1 has too many cells.</source>
        <translation>La fila de la línea %1 tiene demasiadas celdas.</translation>
    </message>
    <message>
        <source>A table has at most %1 columns.</source>
        <translation>Una tabla tiene %1 columnas como máximo.</translation>
    </message>
    <message>
        <source>Correct that line in a text editor, or choose another separator.</source>
        <translation>Corrija esa línea en un editor de texto o elija otro separador.</translation>
    </message>
    <message>
        <source>The row in line %1 is too large.</source>
        <translation>La fila de la línea %1 es demasiado grande.</translation>
    </message>
    <message>
        <source>It is larger than %1 MB, most likely because a quotation mark in it is never closed.</source>
        <translation>Supera los %1 MB, probablemente porque unas comillas abiertas en ella nunca se cierran.</translation>
    </message>
    <message>
        <source>Correct that line in a text editor, or open the file without quotation marks.</source>
        <translation>Corrija esa línea en un editor de texto, o abra el archivo sin comillas.</translation>
    </message>
    <message>
        <source>It is compressed more than once.</source>
        <translation>Está comprimido más de una vez.</translation>
    </message>
    <message>
        <source>It is compressed with %1.</source>
        <translation>Está comprimido con %1.</translation>
    </message>
    <message>
        <source>Open it in your spreadsheet program, save it as .xlsx, .ods or CSV and open that file.</source>
        <translation>Ábralo en su programa de hojas de cálculo, guárdelo como .xlsx, .ods o CSV y abra ese archivo.</translation>
    </message>
    <message>
        <source>It is a flat OpenDocument file (.fods).</source>
        <translation>Es un archivo OpenDocument plano (.fods).</translation>
    </message>
    <message>
        <source>It is an XML document.</source>
        <translation>Es un documento XML.</translation>
    </message>
    <message>
        <source>It is a web page.</source>
        <translation>Es una página web.</translation>
    </message>
</context>
<context>
    <name>TableSaver</name>
    <message>
        <source>The table could not be saved.</source>
        <translation>No se ha podido guardar la tabla.</translation>
    </message>
    <message>
        <source>Check the folder and its free space and try again.</source>
        <translation>Compruebe la carpeta y su espacio libre e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>It was cancelled. Nothing was written.</source>
        <translation>Se canceló. No se ha escrito nada.</translation>
    </message>
</context>
<context>
    <name>TakenValue</name>
    <message>
        <source>The service says that this is already in use.</source>
        <translation>El servicio indica que ya está en uso.</translation>
    </message>
</context>
<context>
    <name>Target</name>
    <message>
        <source>The next page points to another service.</source>
        <translation>La página siguiente apunta a otro servicio.</translation>
    </message>
    <message>
        <source>The key is sent only to its own service.</source>
        <translation>La clave solo se envía a su propio servicio.</translation>
    </message>
</context>
<context>
    <name>TemporaryFolder</name>
    <message>
        <source>There is no place for temporary files in %1.</source>
        <translation>No hay sitio para archivos temporales en %1.</translation>
    </message>
    <message>
        <source>Check the folder and its free space and try again.</source>
        <translation>Compruebe la carpeta y su espacio libre e inténtelo de nuevo.</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Overview, one card failed</source>
        <translation>Resumen, una tarjeta falló</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>Tienda</translation>
    </message>
</context>
<context>
    <name>Transcoder</name>
    <message>
        <source>The file could not be converted to UTF-8.</source>
        <translation>No se ha podido convertir el archivo a UTF-8.</translation>
    </message>
    <message>
        <source>Check the free space on the disk and try again.</source>
        <translation>Compruebe el espacio libre del disco e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The encoding %1 is unknown.</source>
        <translation>No se conoce la codificación %1.</translation>
    </message>
</context>
<context>
    <name>Transfer</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, one segment</source>
        <translation>%1, un segmento</translation>
    </message>
</context>
<context>
    <name>TransferFile</name>
    <message>
        <source>Open file</source>
        <translation>Abrir el archivo</translation>
    </message>
    <message>
        <source>Open error report</source>
        <translation>Abrir el informe de errores</translation>
    </message>
    <message>
        <source>Download file…</source>
        <translation>Descargar el archivo…</translation>
    </message>
    <message>
        <source>Download error report…</source>
        <translation>Descargar el informe de errores…</translation>
    </message>
    <message>
        <source>The export has no file yet.</source>
        <translation>La exportación todavía no tiene archivo.</translation>
    </message>
    <message>
        <source>The import has no error report.</source>
        <translation>La importación no tiene informe de errores.</translation>
    </message>
    <message>
        <source>%1, %2, refused rows</source>
        <comment>name of a file</comment>
        <translation>%1, %2, filas rechazadas</translation>
    </message>
</context>
<context>
    <name>TypeChange</name>
    <message>
        <source>The old event type was not touched.</source>
        <translation>El tipo de evento antiguo no se ha tocado.</translation>
    </message>
    <message>
        <source>What should take the place of the old event type is another one.</source>
        <translation>El que debería sustituir al tipo de evento antiguo es otro.</translation>
    </message>
    <message>
        <source>Delete the old event type</source>
        <translation>Eliminar el tipo de evento antiguo</translation>
    </message>
    <message>
        <source>Create the new event type</source>
        <translation>Crear el tipo de evento nuevo</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>The service saved something other than what was sent.</source>
        <translation>El servicio guardó algo distinto de lo enviado.</translation>
    </message>
    <message>
        <source>Compare the two, then continue or go back to the old definition.</source>
        <translation>Compare los dos y después continúe o vuelva a la definición anterior.</translation>
    </message>
    <message>
        <source>Create a temporary copy with another alias</source>
        <translation>Crear una copia temporal con otro alias</translation>
    </message>
    <message>
        <source>Delete the temporary copy</source>
        <translation>Eliminar la copia temporal</translation>
    </message>
</context>
<context>
    <name>UndoQuestion</name>
    <message>
        <source>A new job creates them again from the copies that were kept.</source>
        <translation>Una tarea nueva los vuelve a crear a partir de las copias guardadas.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) were gone before the job and stay gone.</source>
        <translation>
            <numerusform>%Ln registro ya no existía antes de la tarea y no se crea.</numerusform>
            <numerusform>%Ln registros ya no existían antes de la tarea y no se crean.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new job writes the previous values back. Records that somebody changed since are left as they are.</source>
        <translation>Una tarea nueva vuelve a escribir los valores anteriores. Los registros que alguien haya modificado después se dejan como están.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) did not exist before the job and stay.</source>
        <translation>
            <numerusform>%Ln registro no existía antes de la tarea y se queda.</numerusform>
            <numerusform>%Ln registros no existían antes de la tarea y se quedan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo the job</source>
        <translation>Deshacer la tarea</translation>
    </message>
    <message numerus="yes">
        <source>Create %Ln deleted record(s) again?</source>
        <translation>
            <numerusform>¿Volver a crear %Ln registro eliminado?</numerusform>
            <numerusform>¿Volver a crear %Ln registros eliminados?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restore the previous values of %Ln record(s)?</source>
        <translation>
            <numerusform>¿Restaurar los valores anteriores de %Ln registro?</numerusform>
            <numerusform>¿Restaurar los valores anteriores de %Ln registros?</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message numerus="yes">
        <source>Create %Ln record(s)</source>
        <translation>
            <numerusform>Crear %Ln registro</numerusform>
            <numerusform>Crear %Ln registros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restore %Ln record(s)</source>
        <translation>
            <numerusform>Restaurar %Ln registro</numerusform>
            <numerusform>Restaurar %Ln registros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) were removed by a privacy request and cannot be restored.</source>
        <translation>
            <numerusform>%Ln registro se ha eliminado por una solicitud de privacidad y no se puede recuperar.</numerusform>
            <numerusform>%Ln registros se han eliminado por una solicitud de privacidad y no se pueden recuperar.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Undoing</name>
    <message>
        <source>The edit was not undone. %1 %2</source>
        <translation>La edición no se deshizo. %1 %2</translation>
    </message>
    <message>
        <source>The edit of “%1” was undone.</source>
        <translation>Se deshizo la edición de «%1».</translation>
    </message>
    <message>
        <source>The edit was not undone: this account is read-only.</source>
        <translation>La edición no se deshizo: esta cuenta es de solo lectura.</translation>
    </message>
    <message>
        <source>There is no saved edit of this record to undo.</source>
        <translation>No hay ninguna edición guardada de este registro que deshacer.</translation>
    </message>
</context>
<context>
    <name>UploadBody</name>
    <message>
        <source>The file %1 could not be sent.</source>
        <translation>No se ha podido enviar el archivo %1.</translation>
    </message>
    <message>
        <source>Check that the file can be opened and that no other program is writing it, then send it again.</source>
        <translation>Compruebe que el archivo se puede abrir y que ningún otro programa escribe en él, y envíelo de nuevo.</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>The account&apos;s requests for this minute are used up.</source>
        <translation>Las peticiones de este minuto de la cuenta están agotadas.</translation>
    </message>
    <message>
        <source>A short wait before the next attempt.</source>
        <translation>Una breve espera antes del siguiente intento.</translation>
    </message>
    <message>
        <source>The service asked to wait.</source>
        <translation>El servicio ha pedido esperar.</translation>
    </message>
    <message>
        <source>The service is not available at the moment.</source>
        <translation>El servicio no está disponible en este momento.</translation>
    </message>
    <message>
        <source>Waiting before checking whether it arrived.</source>
        <translation>Espera antes de comprobar si llegó.</translation>
    </message>
    <message>
        <source>The queue of the service is full.</source>
        <translation>La cola del servicio está llena.</translation>
    </message>
    <message>
        <source>The service does not answer; Storedesk tries again then.</source>
        <translation>El servicio no responde; Storedesk lo intentará de nuevo entonces.</translation>
    </message>
</context>
<context>
    <name>WindowFactWords</name>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>Escritorio</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>Plataforma</translation>
    </message>
    <message>
        <source>Screens</source>
        <translation>Pantallas</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>oscuro</translation>
    </message>
    <message>
        <source>light</source>
        <translation>claro</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Assistive tools</source>
        <translation>Ayudas técnicas</translation>
    </message>
    <message>
        <source>on</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
</context>
<context>
    <name>XlsxDevice</name>
    <message>
        <source>The table cannot be saved as a spreadsheet.</source>
        <translation>La tabla no se puede guardar como hoja de cálculo.</translation>
    </message>
    <message>
        <source>Save it as CSV instead.</source>
        <translation>Guárdela como CSV.</translation>
    </message>
    <message>
        <source>A sheet holds at most %1 rows.</source>
        <translation>Una hoja tiene como máximo %1 filas.</translation>
    </message>
    <message>
        <source>A cell in row %1 has more than %2 characters.</source>
        <translation>Una celda de la fila %1 tiene más de %2 caracteres.</translation>
    </message>
    <message>
        <source>The spreadsheet could not be written.</source>
        <translation>No se ha podido escribir la hoja de cálculo.</translation>
    </message>
    <message>
        <source>Check the free space on the disk and try again.</source>
        <translation>Compruebe el espacio libre del disco e inténtelo de nuevo.</translation>
    </message>
</context>
<context>
    <name>ZipReader</name>
    <message>
        <source>The archive could not be read.</source>
        <translation>No se ha podido leer el archivo comprimido.</translation>
    </message>
    <message>
        <source>Download it again, or unpack it with another program.</source>
        <translation>Descárguelo de nuevo o descomprímalo con otro programa.</translation>
    </message>
    <message>
        <source>It is not a ZIP archive.</source>
        <translation>No es un archivo ZIP.</translation>
    </message>
    <message>
        <source>It contains more than %1 files.</source>
        <translation>Contiene más de %1 archivos.</translation>
    </message>
    <message>
        <source>%1 is locked with a password.</source>
        <translation>%1 está protegido con contraseña.</translation>
    </message>
    <message>
        <source>It is damaged.</source>
        <translation>Está dañado.</translation>
    </message>
    <message>
        <source>Unpacked, it would be larger than %1 MB.</source>
        <translation>Descomprimido ocuparía más de %1 MB.</translation>
    </message>
    <message>
        <source>It unpacks to more than %1 times its size, which suggests a harmful file.</source>
        <translation>Al descomprimirse ocupa más de %1 veces su tamaño, lo que indica un archivo malicioso.</translation>
    </message>
</context>
<context>
    <name>ZipWriter</name>
    <message>
        <source>The archive could not be written.</source>
        <translation>No se ha podido escribir el archivo comprimido.</translation>
    </message>
    <message>
        <source>Check the free space on the disk and try again.</source>
        <translation>Compruebe el espacio libre del disco e inténtelo de nuevo.</translation>
    </message>
</context>
<context>
    <name>storedesk::accounts::BestSecrets</name>
    <message>
        <source>No keychain answered.</source>
        <translation>Ningún llavero respondió.</translation>
    </message>
    <message>
        <source>The desktop keychain was asked but did not answer.</source>
        <translation>Se consultó el llavero del escritorio, pero no respondió.</translation>
    </message>
    <message>
        <source>Looking for a keychain…</source>
        <translation>Buscando un llavero…</translation>
    </message>
    <message>
        <source>Waiting until the keychain is unlocked…</source>
        <translation>Esperando a que se desbloquee el llavero…</translation>
    </message>
</context>
<context>
    <name>storedesk::accounts::KeychainSecrets</name>
    <message>
        <source>The keychain was not unlocked.</source>
        <translation>El llavero no se desbloqueó.</translation>
    </message>
    <message>
        <source>The keychain refused access.</source>
        <translation>El llavero denegó el acceso.</translation>
    </message>
    <message>
        <source>There is no keychain on this desktop.</source>
        <translation>No hay ningún llavero en este escritorio.</translation>
    </message>
    <message>
        <source>The keychain gave no reason.</source>
        <translation>El llavero no dio ningún motivo.</translation>
    </message>
    <message>
        <source>The keychain said: %1</source>
        <translation>El llavero dijo: %1</translation>
    </message>
    <message>
        <source>The key could not be read.</source>
        <translation>No se pudo leer la clave.</translation>
    </message>
    <message>
        <source>The key could not be kept.</source>
        <translation>No se pudo guardar la clave.</translation>
    </message>
    <message>
        <source>The key could not be removed.</source>
        <translation>No se pudo quitar la clave.</translation>
    </message>
    <message>
        <source>macOS Keychain</source>
        <translation>Llavero de macOS</translation>
    </message>
    <message>
        <source>Windows Credential Manager</source>
        <translation>Administrador de credenciales de Windows</translation>
    </message>
    <message>
        <source>System keychain (Secret Service)</source>
        <translation>Llavero del sistema (Secret Service)</translation>
    </message>
    <message>
        <source>System keychain (KWallet)</source>
        <translation>Llavero del sistema (KWallet)</translation>
    </message>
    <message>
        <source>The desktop has no keychain yet, and none was made.</source>
        <translation>El escritorio aún no tiene llavero y no se creó ninguno.</translation>
    </message>
</context>
<context>
    <name>storedesk::accounts::MemorySecrets</name>
    <message>
        <source>this session only</source>
        <translation>solo esta sesión</translation>
    </message>
</context>
<context>
    <name>storedesk::accounts::Profiles</name>
    <message>
        <source>The list of accounts cannot be read.</source>
        <translation>No se puede leer la lista de cuentas.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Make the file readable and restart Storedesk. Until then, nothing is written to it.</source>
        <translation>Haga legible el archivo y reinicie Storedesk. Hasta entonces no se escribe nada en él.</translation>
    </message>
    <message>
        <source>The list of accounts is damaged.</source>
        <translation>La lista de cuentas está dañada.</translation>
    </message>
    <message>
        <source>Move %1 away and restart Storedesk. Until then, nothing is written to it.</source>
        <translation>Mueva %1 a otro sitio y reinicie Storedesk. Hasta entonces no se escribe nada en él.</translation>
    </message>
    <message>
        <source>It was set aside as %1; connect the accounts again.</source>
        <translation>Se apartó como %1; conecte las cuentas de nuevo.</translation>
    </message>
    <message>
        <source>The list of accounts could not be saved.</source>
        <translation>No se pudo guardar la lista de cuentas.</translation>
    </message>
    <message>
        <source>Nothing was changed. Check the folder and the free space on the disk, then try again.</source>
        <translation>No se cambió nada. Compruebe la carpeta y el espacio libre del disco e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The list of accounts comes from a newer version.</source>
        <translation>La lista de cuentas viene de una versión más reciente.</translation>
    </message>
    <message>
        <source>Use the newer version, or move %1 away. Until then, nothing is written to it.</source>
        <translation>Use la versión más reciente o mueva %1 a otro sitio. Hasta entonces no se escribe nada en él.</translation>
    </message>
    <message>
        <source>Another window is using %1.</source>
        <translation>Otra ventana está usando %1.</translation>
    </message>
</context>
<context>
    <name>storedesk::api::Download</name>
    <message>
        <source>A file with that name already exists.</source>
        <translation>Ya existe un archivo con ese nombre.</translation>
    </message>
    <message>
        <source>The record has no new address.</source>
        <translation>El registro no tiene una dirección nueva.</translation>
    </message>
    <message>
        <source>Its content does not match the type in its name.</source>
        <translation>Su contenido no coincide con el tipo de su nombre.</translation>
    </message>
</context>
<context>
    <name>storedesk::api::Pages</name>
    <message>
        <source>The list could not be read to its end.</source>
        <translation>La lista no se ha podido leer hasta el final.</translation>
    </message>
    <message>
        <source>Try again. If that does not help, the fault lies with the service.</source>
        <translation>Inténtelo de nuevo. Si no se resuelve, el fallo está en el propio servicio.</translation>
    </message>
    <message>
        <source>The link to the next page is not a valid address.</source>
        <translation>El enlace a la página siguiente no es una dirección válida.</translation>
    </message>
    <message>
        <source>The link to the next page leads to another service.</source>
        <translation>El enlace a la página siguiente lleva a otro servicio.</translation>
    </message>
    <message>
        <source>The service&apos;s answer is not a list.</source>
        <translation>La respuesta del servicio no es una lista.</translation>
    </message>
    <message>
        <source>The pages of the list lead in a circle.</source>
        <translation>Las páginas de la lista se repiten en círculo.</translation>
    </message>
    <message>
        <source>The list has too many pages.</source>
        <translation>La lista tiene demasiadas páginas.</translation>
    </message>
</context>
<context>
    <name>storedesk::api::UploadBody</name>
    <message>
        <source>The file does not exist.</source>
        <translation>El archivo no existe.</translation>
    </message>
    <message>
        <source>The file became shorter while it was being sent.</source>
        <translation>El archivo se acortó mientras se enviaba.</translation>
    </message>
    <message>
        <source>The file was changed while it was being sent.</source>
        <translation>El archivo cambió mientras se enviaba.</translation>
    </message>
</context>
<context>
    <name>storedesk::exports::ContactsAtHand</name>
    <message>
        <source>Contacts to keep at hand</source>
        <translation>Contactos para tener a mano</translation>
    </message>
    <message>
        <source>The offline copy was not updated: the export is not what the service announced.</source>
        <translation>La copia sin conexión no se ha actualizado: la exportación no coincide con lo que anunció el servicio.</translation>
    </message>
    <message>
        <source>Update it again.</source>
        <translation>Vuelva a actualizarla.</translation>
    </message>
</context>
<context>
    <name>storedesk::exports::LocalExports</name>
    <message>
        <source>The file could not be deleted.</source>
        <translation>No se pudo eliminar el archivo.</translation>
    </message>
</context>
<context>
    <name>storedesk::imports::ImportDraft</name>
    <message>
        <source>The rows could not be kept.</source>
        <translation>No se pudieron guardar las filas.</translation>
    </message>
    <message>
        <source>Choose a file first.</source>
        <translation>Elija primero un archivo.</translation>
    </message>
    <message>
        <source>Choose the coupon set that gets the codes.</source>
        <translation>Elija el conjunto de cupones que recibe los códigos.</translation>
    </message>
    <message>
        <source>Edit of a cell</source>
        <translation>Edición de una celda</translation>
    </message>
</context>
<context>
    <name>storedesk::imports::ImportLaunch</name>
    <message>
        <source>Check the rows first.</source>
        <translation>Compruebe primero las filas.</translation>
    </message>
    <message>
        <source>Some rows are still to be fixed.</source>
        <translation>Aún quedan filas por corregir.</translation>
    </message>
    <message>
        <source>There is no good row to send.</source>
        <translation>No hay ninguna fila correcta que enviar.</translation>
    </message>
    <message>
        <source>Import: %1</source>
        <translation>Importación: %1</translation>
    </message>
    <message>
        <source>Import: %1 → %2</source>
        <comment>file, coupon set</comment>
        <translation>Importación: %1 → %2</translation>
    </message>
</context>
<context>
    <name>storedesk::imports::ImportUndo</name>
    <message>
        <source>Undo: %1</source>
        <translation>Deshacer: %1</translation>
    </message>
</context>
<context>
    <name>storedesk::imports::KnownRecords</name>
    <message>
        <source>Some records could not be looked up.</source>
        <translation>Algunos registros no se pudieron consultar.</translation>
    </message>
    <message>
        <source>Try again, or compare with an export.</source>
        <translation>Vuelva a intentarlo o compare con una exportación.</translation>
    </message>
    <message>
        <source>Preparing the look-up…</source>
        <translation>Preparando la consulta…</translation>
    </message>
    <message>
        <source>Looking up: %L1 of %L2</source>
        <translation>Consultando: %L1 de %L2</translation>
    </message>
</context>
<context>
    <name>storedesk::jobs::BulkDraft</name>
    <message>
        <source>The rows could not be kept.</source>
        <translation>No se pudieron guardar las filas.</translation>
    </message>
    <message>
        <source>Choose the rows first.</source>
        <translation>Elija primero las filas.</translation>
    </message>
    <message>
        <source>Say which column holds: %1.</source>
        <translation>Indique qué columna contiene: %1.</translation>
    </message>
    <message>
        <source>Match at least one column to a field.</source>
        <translation>Asigne al menos una columna a un campo.</translation>
    </message>
</context>
<context>
    <name>storedesk::jobs::ErasureWipe</name>
    <message>
        <source>Erased by a privacy request.</source>
        <translation>Borrado por una solicitud de privacidad.</translation>
    </message>
    <message>
        <source>Another job is working on some of these contacts.</source>
        <translation>Otra tarea está usando algunos de estos contactos.</translation>
    </message>
    <message>
        <source>Its rows cannot be wiped while they are under way.</source>
        <translation>Sus filas no se pueden borrar mientras están en curso.</translation>
    </message>
    <message>
        <source>It is tried again when that job ends.</source>
        <translation>Se volverá a intentar cuando termine esa tarea.</translation>
    </message>
</context>
<context>
    <name>storedesk::jobs::Erasures</name>
    <message>
        <source>The certificate could not be written.</source>
        <translation>No se ha podido escribir el certificado.</translation>
    </message>
    <message>
        <source>Make room on the disk and try again.</source>
        <translation>Libere espacio en el disco y vuelva a intentarlo.</translation>
    </message>
</context>
<context>
    <name>storedesk::jobs::ExportWatch</name>
    <message>
        <source>The export was deleted at the service before it was fetched.</source>
        <translation>La exportación se eliminó en el servicio antes de descargarla.</translation>
    </message>
    <message>
        <source>The export was cancelled at the service.</source>
        <translation>La exportación se canceló en el servicio.</translation>
    </message>
    <message>
        <source>The service could not make the export.</source>
        <translation>El servicio no pudo hacer la exportación.</translation>
    </message>
    <message>
        <source>Asked for, but not fetched: the job was stopped.</source>
        <translation>Pedida, pero no descargada: se detuvo la tarea.</translation>
    </message>
    <message>
        <source>%1 at the service, %2 being fetched</source>
        <comment>exports</comment>
        <translation>%1 en el servicio, %2 descargándose</translation>
    </message>
    <message>
        <source>%1 at the service</source>
        <comment>exports</comment>
        <translation>%1 en el servicio</translation>
    </message>
    <message>
        <source>%1 being fetched</source>
        <comment>exports</comment>
        <translation>%1 descargándose</translation>
    </message>
    <message>
        <source>The service finished the export, but names no file.</source>
        <translation>El servicio terminó la exportación, pero no indica ningún archivo.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln fila</numerusform>
            <numerusform>%Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>The answer to the request was lost, and it could not be found out whether the service made the export.</source>
        <translation>La respuesta a la petición se ha perdido y no se ha podido averiguar si el servicio creó la exportación.</translation>
    </message>
    <message>
        <source>The answer to the request was lost. An export at the service may be this one.</source>
        <translation>La respuesta a la petición se ha perdido. Una exportación del servicio puede ser esta.</translation>
    </message>
    <message>
        <source>The service answered with an export of another kind.</source>
        <translation>El servicio ha respondido con una exportación de otro tipo.</translation>
    </message>
    <message>
        <source>The service has not made progress with export %1 for %L2 minutes.</source>
        <translation>El servicio no avanza con la exportación %1 desde hace %L2 minutos.</translation>
    </message>
    <message>
        <source>Its state is “%1”.</source>
        <translation>Su estado es «%1».</translation>
    </message>
    <message>
        <source>The job is paused and nothing is lost. Resume it to wait again.</source>
        <translation>La tarea está en pausa y no se ha perdido nada. Reanúdela para volver a esperar.</translation>
    </message>
    <message>
        <source>no progress for %L1 min, pauses after %L2 min</source>
        <translation>sin avances desde hace %L1 min; se pausa a los %L2 min</translation>
    </message>
    <message>
        <source>The file of the export did not arrive whole in %L1 downloads.</source>
        <translation>El archivo de la exportación no ha llegado completo en %L1 descargas.</translation>
    </message>
</context>
<context>
    <name>storedesk::jobs::ImportWatch</name>
    <message>
        <source>The import was deleted at the service before its end was known.</source>
        <translation>La importación se eliminó en el servicio antes de conocerse su final.</translation>
    </message>
    <message>
        <source>The report of refused rows could not be fetched: %1</source>
        <translation>No se pudo obtener el informe de filas rechazadas: %1</translation>
    </message>
    <message>
        <source>The import was cancelled at the service.</source>
        <translation>La importación se canceló en el servicio.</translation>
    </message>
    <message>
        <source>The service could not use the file as a whole.</source>
        <translation>El servicio no pudo usar el archivo completo.</translation>
    </message>
    <message>
        <source>Uploaded, but not watched to its end.</source>
        <translation>Enviada, pero sin seguirla hasta el final.</translation>
    </message>
    <message>
        <source>uploading, %1 %</source>
        <translation>enviando, %1 %</translation>
    </message>
    <message>
        <source>fetching the report</source>
        <translation>obteniendo el informe</translation>
    </message>
    <message>
        <source>waiting at the service</source>
        <translation>en espera en el servicio</translation>
    </message>
    <message>
        <source>the service is working</source>
        <translation>el servicio la procesa</translation>
    </message>
    <message>
        <source>%L1 imported, %L2 refused</source>
        <translation>%L1 importadas, %L2 rechazadas</translation>
    </message>
    <message>
        <source>The service does not account for every row of the file.</source>
        <translation>El servicio no da cuenta de todas las filas del archivo.</translation>
    </message>
    <message>
        <source>The import stopped at the service after some rows were imported.</source>
        <translation>La importación se ha detenido en el servicio después de importar algunas filas.</translation>
    </message>
</context>
<context>
    <name>storedesk::jobs::Job</name>
    <message>
        <source>There is no job %1.</source>
        <translation>No hay ninguna tarea %1.</translation>
    </message>
    <message>
        <source>This version does not understand the job.</source>
        <translation>Esta versión no entiende la tarea.</translation>
    </message>
    <message>
        <source>Go on with it in the version that began it.</source>
        <translation>Continúelo en la versión que lo empezó.</translation>
    </message>
    <message>
        <source>The job would delete %L1 records, more than %L2.</source>
        <translation>La tarea eliminaría %L1 registros, más de %L2.</translation>
    </message>
    <message>
        <source>Nothing was deleted. Raise the limit or split the list.</source>
        <translation>No se ha eliminado nada. Aumente el límite o divida la lista.</translation>
    </message>
    <message>
        <source>It was never written completely.</source>
        <translation>No llegó a guardarse completa.</translation>
    </message>
</context>
<context>
    <name>storedesk::jobs::JobBoard</name>
    <message>
        <source>The key of the account changed since the job was created, and the store of the new key could not be read.</source>
        <translation>La clave de la cuenta ha cambiado desde que se creó la tarea y no se ha podido leer la tienda de la clave nueva.</translation>
    </message>
    <message>
        <source>The job was not continued. Try again.</source>
        <translation>La tarea no ha continuado. Inténtelo de nuevo.</translation>
    </message>
</context>
<context>
    <name>storedesk::jobs::JobRowsModel</name>
    <message>
        <source>Cancelled</source>
        <translation>Cancelada</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Leyendo</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Enviando</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Encontrada</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecha</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>No encontrada</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Rechazada</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>No enviada</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconocida</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>reason, what the service said</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Creada</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Looked up</source>
        <translation>Consultada</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fallida</translation>
    </message>
</context>
<context>
    <name>storedesk::jobs::JobRun</name>
    <message>
        <source>Another version of Storedesk sent this row.</source>
        <translation>Otra versión de Storedesk envió esta fila.</translation>
    </message>
    <message>
        <source>It was gone already.</source>
        <translation>Ya no existía.</translation>
    </message>
    <message>
        <source>It was deleted, but nobody looked whether it is gone.</source>
        <translation>Se eliminó, pero nadie ha comprobado que ya no esté.</translation>
    </message>
</context>
<context>
    <name>storedesk::jobs::Lookups</name>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1. Did you mean %2?</source>
        <translation>%1. ¿Quiso decir %2?</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::AssistantPage</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Atrás</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Siguiente</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::CountGuard</name>
    <message>
        <source>Type &amp;the number of rows that will be sent, %L1, to start:</source>
        <translation>Para empezar, escriba el &amp;número de filas que se enviarán, %L1:</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::PictureLine</name>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Pictures of other computers are not fetched.</source>
        <translation>No se descargan imágenes de otros servidores.</translation>
    </message>
    <message>
        <source>Picture: %1</source>
        <translation>Imagen: %1</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Abrir en el navegador</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::SavedViewsMenu</name>
    <message>
        <source>Views</source>
        <translation>Vistas</translation>
    </message>
    <message>
        <source>Filter, columns and order under a name</source>
        <translation>Filtro, columnas y orden con un nombre</translation>
    </message>
    <message>
        <source>&amp;Save this view…</source>
        <translation>&amp;Guardar esta vista…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Borrar</translation>
    </message>
    <message>
        <source>Save this view</source>
        <translation>Guardar esta vista</translation>
    </message>
    <message>
        <source>What is this view called?</source>
        <translation>¿Cómo se llama esta vista?</translation>
    </message>
    <message>
        <source>Filter, columns and order are kept for this account. One of the same name is replaced.</source>
        <translation>Filtro, columnas y orden se guardan para esta cuenta. Una con el mismo nombre se sustituye.</translation>
    </message>
    <message>
        <source>Name of the view</source>
        <translation>Nombre de la vista</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Saved as “%1”. The palette finds it, too.</source>
        <translation>Guardada como «%1». La paleta también la encuentra.</translation>
    </message>
    <message>
        <source>The view “%1” was deleted.</source>
        <translation>La vista «%1» se ha borrado.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::SearchField</name>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::SelectionActions</name>
    <message>
        <source>&amp;Look up</source>
        <translation>Bu&amp;scar</translation>
    </message>
    <message>
        <source>Chan&amp;ge…</source>
        <translation>Cam&amp;biar…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Eliminar…</translation>
    </message>
    <message>
        <source>Send e&amp;vent…</source>
        <translation>En&amp;viar evento…</translation>
    </message>
    <message>
        <source>Copy &amp;IDs</source>
        <translation>Copiar los &amp;ID</translation>
    </message>
    <message>
        <source>Nothing that names a record is selected.</source>
        <translation>No hay seleccionado nada que nombre un registro.</translation>
    </message>
    <message>
        <source>These records cannot be named so for that.</source>
        <translation>Para eso, estos registros no se pueden nombrar así.</translation>
    </message>
    <message>
        <source>Events are sent to contacts by their email.</source>
        <translation>Los eventos se envían a los contactos por su correo.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln copied.</source>
        <translation>
            <numerusform>%Ln copiado.</numerusform>
            <numerusform>%Ln copiados.</numerusform>
        </translation>
    </message>
    <message>
        <source>This account is read-only.</source>
        <translation>Esta cuenta es de solo lectura.</translation>
    </message>
    <message>
        <source>Connect an account first.</source>
        <translation>Conecte primero una cuenta.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::StepTrail</name>
    <message>
        <source>Step %L1 of %L2: %3</source>
        <translation>Paso %L1 de %L2: %3</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::StoreBand</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::account::Accounts</name>
    <message>
        <source>Practice store</source>
        <translation>Tienda de prácticas</translation>
    </message>
    <message>
        <source>The key of %1 is not on this computer.</source>
        <translation>La clave de %1 no está en este equipo.</translation>
    </message>
    <message>
        <source>It was kept for one session only, or somebody removed it from the keychain.</source>
        <translation>Se guardó solo durante una sesión, o alguien la quitó del llavero.</translation>
    </message>
    <message>
        <source>Paste it again; everything else is still here.</source>
        <translation>Péguela de nuevo; todo lo demás sigue aquí.</translation>
    </message>
    <message>
        <source>%1 was removed, but some of its data is still on this computer.</source>
        <translation>%1 se quitó, pero quedan datos suyos en este equipo.</translation>
    </message>
    <message>
        <source>A file in %1 could not be deleted.</source>
        <translation>No se pudo borrar un archivo en %1.</translation>
    </message>
    <message>
        <source>Delete the folder yourself.</source>
        <translation>Borre usted la carpeta.</translation>
    </message>
    <message>
        <source>%1 was removed from this computer.</source>
        <translation>%1 se quitó de este equipo.</translation>
    </message>
    <message>
        <source>The key of %1 was forgotten. You will be asked for it when you connect.</source>
        <translation>La clave de %1 se olvidó. Se le pedirá al conectar.</translation>
    </message>
    <message>
        <source>This account is not known.</source>
        <translation>Esta cuenta no se conoce.</translation>
    </message>
    <message>
        <source>Connect it once, then come back.</source>
        <translation>Conéctela una vez y vuelva aquí.</translation>
    </message>
    <message>
        <source>Everything of %1 was deleted from this computer.</source>
        <translation>Todo lo de %1 se ha borrado de este ordenador.</translation>
    </message>
    <message>
        <source>What was kept for this account was deleted. The practice store itself stays: the manual says under “Remove” how to delete it.</source>
        <translation>Se ha borrado lo guardado de esta cuenta. La tienda de prácticas en sí se queda: el manual dice en «Desinstalar» cómo borrarla.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::account::ConnectDialog</name>
    <message>
        <source>Test connection</source>
        <translation>Probar la conexión</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save account</source>
        <translation>Guardar cuenta</translation>
    </message>
    <message>
        <source>Add account</source>
        <translation>Añadir cuenta</translation>
    </message>
    <message>
        <source>Edit an account</source>
        <translation>Editar una cuenta</translation>
    </message>
    <message>
        <source>Connect an account</source>
        <translation>Conectar una cuenta</translation>
    </message>
    <message>
        <source>New account</source>
        <translation>Nueva cuenta</translation>
    </message>
    <message>
        <source>Test again</source>
        <translation>Probar de nuevo</translation>
    </message>
    <message>
        <source>Stop testing</source>
        <translation>Detener la prueba</translation>
    </message>
    <message>
        <source>This colour marks the store&apos;s tabs and dialogs</source>
        <translation>Este color marca las pestañas y los diálogos de la tienda</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::account::FirstStart</name>
    <message>
        <source>Welcome to Storedesk</source>
        <translation>Bienvenido a Storedesk</translation>
    </message>
    <message>
        <source>Look up data, import and export files, design events. There is nothing to sign up for: data leaves this computer only for the service address you enter yourself.</source>
        <translation>Busque datos, importe y exporte archivos, diseñe eventos. No hay que registrarse en nada: los datos salen de este equipo solo hacia la dirección del servicio que usted escriba.</translation>
    </message>
    <message>
        <source>Connect an account</source>
        <translation>Conectar una cuenta</translation>
    </message>
    <message>
        <source>You need the service address and an API key. The key stays in your system keychain, and the test only reads.</source>
        <translation>Necesita la dirección del servicio y una clave de API. La clave se queda en el llavero del sistema, y la prueba solo lee.</translation>
    </message>
    <message>
        <source>Connect…</source>
        <translation>Conectar…</translation>
    </message>
    <message>
        <source>Try the practice store</source>
        <translation>Probar la tienda de prácticas</translation>
    </message>
    <message>
        <source>A store with invented contacts that runs on this computer. Every page works; nothing can go wrong.</source>
        <translation>Una tienda con contactos inventados que funciona en este equipo. Todas las páginas funcionan; nada puede salir mal.</translation>
    </message>
    <message>
        <source>Start practising</source>
        <translation>Empezar a practicar</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Claro u oscuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Abrir un archivo</translation>
    </message>
    <message>
        <source>Any export or CSV file, of any size: filter, sort, count and compare it. No account is needed; you can also drop the file here.</source>
        <translation>Cualquier exportación o archivo CSV, de cualquier tamaño: fíltrelo, ordénelo, cuéntelo y compárelo. No hace falta una cuenta; también puede soltar aquí el archivo.</translation>
    </message>
    <message>
        <source>Open files…</source>
        <translation>Abrir archivos…</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Igual que el sistema</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::account::KeyField</name>
    <message>
        <source>Show the key</source>
        <translation>Mostrar la clave</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Spaces and the word “%1” were removed from what you pasted.</source>
        <translation>Se quitaron los espacios y la palabra «%1» de lo pegado.</translation>
    </message>
    <message>
        <source>The word “%1” was removed from what you pasted.</source>
        <translation>Se quitó la palabra «%1» de lo pegado.</translation>
    </message>
    <message>
        <source>Spaces or quotes were removed from what you pasted.</source>
        <translation>Se quitaron espacios o comillas de lo pegado.</translation>
    </message>
    <message>
        <source>Hide the key</source>
        <translation>Ocultar la clave</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::account::KeyTestPanel</name>
    <message>
        <source>What this key may do</source>
        <translation>Lo que puede hacer esta clave</translation>
    </message>
    <message>
        <source>Locked pages stay visible and say what is missing. Changes are not tested: a test never writes.</source>
        <translation>Las páginas bloqueadas siguen visibles y dicen qué falta. Los cambios no se prueban: una prueba nunca escribe.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Try %1 again</source>
        <translation>Reintentar %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not tested yet.</source>
        <translation>Sin probar todavía.</translation>
    </message>
    <message>
        <source>The test reads once in each area and writes nothing. You can also add the account without it.</source>
        <translation>La prueba lee una vez en cada área y no escribe nada. También puede añadir la cuenta sin ella.</translation>
    </message>
    <message>
        <source>Testing %1…</source>
        <translation>Probando %1…</translation>
    </message>
    <message>
        <source>One read for each area; nothing is written.</source>
        <translation>Una lectura por área; no se escribe nada.</translation>
    </message>
    <message numerus="yes">
        <source>Tested %1 with %n read(s); nothing was written.</source>
        <translation>
            <numerusform>Probado a las %1 con %n lectura; no se escribió nada.</numerusform>
            <numerusform>Probado a las %1 con %n lecturas; no se escribió nada.</numerusform>
        </translation>
    </message>
    <message>
        <source>The key works.</source>
        <translation>La clave funciona.</translation>
    </message>
    <message>
        <source>The key works: this is %1.</source>
        <translation>La clave funciona: esta es %1.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::account::ManageAccounts</name>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conservarla</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>&amp;Conectar</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Editar…</translation>
    </message>
    <message>
        <source>&amp;Forget the key</source>
        <translation>&amp;Olvidar la clave</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Quitar…</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Cuentas</translation>
    </message>
    <message>
        <source>&amp;Add an account…</source>
        <translation>&amp;Añadir una cuenta…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>%1 (connected)</source>
        <translation>%1 (conectada)</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>It is connected. Connect another account first.</source>
        <translation>Está conectada. Conecte antes otra cuenta.</translation>
    </message>
    <message>
        <source>Remove %1 from this computer?</source>
        <translation>¿Quitar %1 de este equipo?</translation>
    </message>
    <message>
        <source>This also removes its key and everything kept here: drafts, pins and the copies in the Bin. Nothing changes in the service.</source>
        <translation>También se quitan su clave y todo lo guardado aquí: borradores, fijados y las copias de la Papelera. En el servicio no cambia nada.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Quitar %1</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::account::ProfileForm</name>
    <message>
        <source>Name of the store in the service</source>
        <translation>Nombre de la tienda en el servicio</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>&amp;Colour</source>
        <translation>&amp;Color</translation>
    </message>
    <message>
        <source>Service &amp;address</source>
        <translation>Dirección del &amp;servicio</translation>
    </message>
    <message>
        <source>&amp;Practice</source>
        <translation>&amp;Prácticas</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>Prue&amp;bas</translation>
    </message>
    <message>
        <source>&amp;Live</source>
        <translation>&amp;Real</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>API &amp;key</source>
        <translation>C&amp;lave de API</translation>
    </message>
    <message>
        <source>Kept in</source>
        <translation>Guardada en</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Solo lectura</translation>
    </message>
    <message>
        <source>Confirm changes</source>
        <translation>Confirmar cambios</translation>
    </message>
    <message>
        <source>Unprotected</source>
        <translation>Sin protección</translation>
    </message>
    <message>
        <source>Pr&amp;otection</source>
        <translation>Pr&amp;otección</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>H&amp;eader</source>
        <translation>Cab&amp;ecera</translation>
    </message>
    <message>
        <source>&amp;Word before the key</source>
        <translation>P&amp;alabra antes de la clave</translation>
    </message>
    <message>
        <source>&amp;Requests a minute</source>
        <translation>Pet&amp;iciones por minuto</translation>
    </message>
    <message>
        <source>Kept; paste a new one to replace it</source>
        <translation>Guardada; pegue una nueva para sustituirla</translation>
    </message>
    <message>
        <source>Kept for this session only: no keychain was found</source>
        <translation>Solo durante esta sesión: no se encontró ningún llavero</translation>
    </message>
    <message>
        <source>Nothing here is real; the label is a reminder.</source>
        <translation>Aquí nada es real; la etiqueta lo recuerda.</translation>
    </message>
    <message>
        <source>Test data. Deleting more than 20 at once asks you to type the number.</source>
        <translation>Datos de prueba. Para eliminar más de 20 a la vez hay que escribir el número.</translation>
    </message>
    <message>
        <source>On a live store, every delete asks you to type the number.</source>
        <translation>En una tienda real, para eliminar siempre hay que escribir el número.</translation>
    </message>
    <message>
        <source>Nothing can be changed from here.</source>
        <translation>Desde aquí no se puede cambiar nada.</translation>
    </message>
    <message>
        <source>You review every change before it is sent.</source>
        <translation>Usted revisa cada cambio antes de enviarlo.</translation>
    </message>
    <message>
        <source>Changes are sent at once; deletes still ask first.</source>
        <translation>Los cambios se envían al momento; al eliminar se sigue preguntando.</translation>
    </message>
    <message>
        <source>&amp;Header, limits</source>
        <translation>Ca&amp;becera, límites</translation>
    </message>
    <message>
        <source>&amp;Deletes in one job</source>
        <translation>Eliminaciones por tarea (&amp;máx.)</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::bulk::BulkPage</name>
    <message>
        <source>New bulk job</source>
        <translation>Nueva tarea masiva</translation>
    </message>
    <message>
        <source>Do the same for every row of a table, within your account&apos;s limit</source>
        <translation>Hacer lo mismo con cada fila de una tabla, dentro del límite de su cuenta</translation>
    </message>
    <message>
        <source>Selected rows</source>
        <translation>Filas seleccionadas</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The job of this draft was started already.</source>
        <translation>La tarea de este borrador ya se ha iniciado.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::bulk::CheckStep</name>
    <message>
        <source>Checking every row…</source>
        <translation>Comprobando cada fila…</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Petición</translation>
    </message>
    <message>
        <source>Check and start</source>
        <translation>Comprobar y empezar</translation>
    </message>
    <message>
        <source>The rows are being checked.</source>
        <translation>Se están comprobando las filas.</translation>
    </message>
    <message>
        <source>No row can be sent.</source>
        <translation>No se puede enviar ninguna fila.</translation>
    </message>
    <message>
        <source>Type the number of rows first.</source>
        <translation>Escriba primero el número de filas.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln row(s) can be sent.</source>
        <translation>
            <numerusform>La fila se puede enviar.</numerusform>
            <numerusform>Las %Ln filas se pueden enviar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln row(s) can be sent, %L2 cannot.</source>
        <translation>
            <numerusform>%L1 de %Ln fila se puede enviar, %L2 no.</numerusform>
            <numerusform>%L1 de %Ln filas se pueden enviar, %L2 no.</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare with the &amp;current values</source>
        <translation>Comparar con los valores &amp;actuales</translation>
    </message>
    <message>
        <source>Reads the first hundred records and shows old and new values</source>
        <translation>Lee los primeros cien registros y muestra los valores antiguos y nuevos</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Qué se hará</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Antes y después</translation>
    </message>
    <message>
        <source>Not sent: %1</source>
        <translation>No se envía: %1</translation>
    </message>
    <message>
        <source>Show the &amp;requests</source>
        <translation>Mostrar las &amp;peticiones</translation>
    </message>
    <message>
        <source>What is sent to the service, word for word</source>
        <translation>Lo que se envía al servicio, tal cual</translation>
    </message>
    <message>
        <source>The first rows</source>
        <translation>Las primeras filas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln blank cell(s) will erase values of existing records</source>
        <translation>
            <numerusform>%Ln celda vacía borrará un valor de un registro existente</numerusform>
            <numerusform>%Ln celdas vacías borrarán valores de registros existentes</numerusform>
        </translation>
    </message>
    <message>
        <source>To keep those values, go back and uncheck “Empty cells clear the field”.</source>
        <translation>Para conservar esos valores, vuelva atrás y desmarque «Las celdas vacías borran el campo».</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::bulk::ColumnsStep</name>
    <message>
        <source>&amp;Empty cells clear the field</source>
        <translation>Las celdas &amp;vacías borran el campo</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>First values</source>
        <translation>Primeros valores</translation>
    </message>
    <message>
        <source>Goes to</source>
        <translation>Va a</translation>
    </message>
    <message>
        <source>Where “%1” goes</source>
        <translation>Adónde va «%1»</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>No se usa</translation>
    </message>
    <message>
        <source>%1 (identifies the record)</source>
        <translation>%1 (identifica el registro)</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln column(s) are used.</source>
        <translation>
            <numerusform>Se usa %L1 de %Ln columna.</numerusform>
            <numerusform>Se usan %L1 de %Ln columnas.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Only change existing records, create none</source>
        <translation>M&amp;odificar solo los registros que existen, sin crear ninguno</translation>
    </message>
    <message>
        <source>Each record is looked up first; a row whose record does not exist is not sent</source>
        <translation>Antes se consulta cada registro; la fila cuyo registro no existe no se envía</translation>
    </message>
    <message>
        <source>&amp;Keep the previous values, so that the job can be undone (twice the requests)</source>
        <translation>&amp;Guardar los valores anteriores para poder deshacer la tarea (el doble de peticiones)</translation>
    </message>
    <message>
        <source>&amp;Keep the previous values, so that the job can be undone (adds %1)</source>
        <translation>&amp;Guardar los valores anteriores para poder deshacer la tarea (añade %1)</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::bulk::ErasureForm</name>
    <message>
        <source>Choose a &amp;file…</source>
        <translation>Elegir un &amp;archivo…</translation>
    </message>
    <message>
        <source>Contacts to erase</source>
        <translation>Contactos que se van a borrar</translation>
    </message>
    <message>
        <source>Addresses or external IDs, one on each line, or a table</source>
        <translation>Direcciones o ID externos, uno por línea, o una tabla</translation>
    </message>
    <message>
        <source>Your own word for it, such as a ticket; no address</source>
        <translation>Su propia referencia, como un tique; sin direcciones</translation>
    </message>
    <message>
        <source>&amp;Reference</source>
        <translation>&amp;Referencia</translation>
    </message>
    <message>
        <source>Choose a list</source>
        <translation>Elegir una lista</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt *.zip *.gz)</source>
        <translation>Tablas (*.csv *.tsv *.txt *.zip *.gz)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>This account is read-only.</source>
        <translation>Esta cuenta es de solo lectura.</translation>
    </message>
    <message>
        <source>The list is being read.</source>
        <translation>Se está leyendo la lista.</translation>
    </message>
    <message>
        <source>Enter at least one contact.</source>
        <translation>Indique al menos un contacto.</translation>
    </message>
    <message>
        <source>Type the number first.</source>
        <translation>Escriba primero el número.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>Type &amp;the number of contacts, %L1, to start:</source>
        <translation>Escriba el &amp;número de contactos, %L1, para empezar:</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln contact(s) everywhere</source>
        <translation>
            <numerusform>Eliminar %Ln contacto en todas partes</numerusform>
            <numerusform>Eliminar %Ln contactos en todas partes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln by email</source>
        <translation>
            <numerusform>%Ln por correo</numerusform>
            <numerusform>%Ln por correo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln by external ID</source>
        <translation>
            <numerusform>%Ln por ID externo</numerusform>
            <numerusform>%Ln por ID externo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln repeated</source>
        <translation>
            <numerusform>%Ln repetido</numerusform>
            <numerusform>%Ln repetidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cannot be used: %1</source>
        <translation>
            <numerusform>%Ln no sirve: %1</numerusform>
            <numerusform>%Ln no sirven: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>This account allows %L1 deletes in one job.</source>
        <translation>Esta cuenta permite %L1 eliminaciones por tarea.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::bulk::JobCard</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>%L1 %</source>
        <translation>%L1 %</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Begins soon</source>
        <translation>Empieza pronto</translation>
    </message>
    <message>
        <source>Begin now</source>
        <translation>Empezar ya</translation>
    </message>
    <message numerus="yes">
        <source>Begins in %Ln second(s)</source>
        <translation>
            <numerusform>Empieza en %Ln segundo</numerusform>
            <numerusform>Empieza en %Ln segundos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::bulk::JobDetail</name>
    <message>
        <source>Undo…</source>
        <translation>Deshacer…</translation>
    </message>
    <message>
        <source>New like this</source>
        <translation>Nueva como esta</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>Guardar informe…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Quitar…</translation>
    </message>
    <message>
        <source>Rows of the job</source>
        <translation>Filas de la tarea</translation>
    </message>
    <message>
        <source>No job chosen</source>
        <translation>Ninguna tarea elegida</translation>
    </message>
    <message>
        <source>started %1</source>
        <translation>empezó el %1</translation>
    </message>
    <message>
        <source>No rows in this state</source>
        <translation>Ninguna fila en este estado</translation>
    </message>
    <message>
        <source>Choose another state above the table.</source>
        <translation>Elija otro estado encima de la tabla.</translation>
    </message>
    <message>
        <source>Unknown outcome</source>
        <translation>Resultado desconocido</translation>
    </message>
    <message>
        <source>Send once more</source>
        <translation>Enviar otra vez</translation>
    </message>
    <message>
        <source>Mark as done</source>
        <translation>Marcar como hechas</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Decidir más tarde</translation>
    </message>
    <message>
        <source>Marked as done by you.</source>
        <translation>Marcada como hecha por usted.</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Guardar como CSV</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>filas</translation>
    </message>
    <message>
        <source>Save the report in a folder</source>
        <translation>Guardar el informe en una carpeta</translation>
    </message>
    <message>
        <source>Saved in %1: %2.</source>
        <translation>Guardado en %1: %2.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Remove the job</source>
        <translation>Quitar la tarea</translation>
    </message>
    <message>
        <source>Remove “%1” from this computer?</source>
        <translation>¿Quitar «%1» de este ordenador?</translation>
    </message>
    <message>
        <source>Its rows and their results go, and with them what could be undone. Nothing changes in the service.</source>
        <translation>Se borran sus filas y sus resultados, y con ellos lo que se podría deshacer. En el servicio no cambia nada.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) copied.</source>
        <translation>
            <numerusform>%Ln fila copiada.</numerusform>
            <numerusform>%Ln filas copiadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Send %Ln row(s) once more?</source>
        <translation>
            <numerusform>¿Enviar %Ln fila otra vez?</numerusform>
            <numerusform>¿Enviar %Ln filas otra vez?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) saved in %1.</source>
        <translation>
            <numerusform>%Ln fila guardada en %1.</numerusform>
            <numerusform>%Ln filas guardadas en %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select rows that name records, at most %L1.</source>
        <translation>Seleccione filas que nombren registros, %L1 como máximo.</translation>
    </message>
    <message>
        <source>Show result</source>
        <translation>Ver el resultado</translation>
    </message>
    <message>
        <source>The job was not undone: this account is read-only.</source>
        <translation>La tarea no se ha deshecho: esta cuenta es de solo lectura.</translation>
    </message>
    <message>
        <source>The job was not undone: it has not finished yet.</source>
        <translation>La tarea no se ha deshecho: aún no ha terminado.</translation>
    </message>
    <message>
        <source>There is nothing to undo: this job changed nothing.</source>
        <translation>No hay nada que deshacer: esta tarea no cambió nada.</translation>
    </message>
    <message>
        <source>This job cannot be undone: it kept no previous values.</source>
        <translation>Esta tarea no se puede deshacer: no guardó los valores anteriores.</translation>
    </message>
    <message>
        <source>The service did not answer, so it is not known whether they arrived. If they did, sending them again makes them happen twice. Look at the records first, or mark the rows as done.</source>
        <translation>El servicio no ha respondido, así que no se sabe si han llegado. Si han llegado, al enviarlas de nuevo se harán dos veces. Revise antes los registros o marque las filas como hechas.</translation>
    </message>
    <message>
        <source>The service did not answer, so it is not known whether the file arrived. Look at the imports of the service first: sent again, it is imported twice.</source>
        <translation>El servicio no ha respondido, así que no se sabe si el archivo ha llegado. Revise antes las importaciones del servicio: si se envía de nuevo, se importará dos veces.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::bulk::JobsDock</name>
    <message>
        <source>Jobs</source>
        <translation>Tareas</translation>
    </message>
    <message>
        <source>Open the page</source>
        <translation>Abrir la página</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::bulk::JobsPage</name>
    <message>
        <source>Jobs</source>
        <translation>Tareas</translation>
    </message>
    <message>
        <source>Pause all</source>
        <translation>Pausar todas</translation>
    </message>
    <message>
        <source>New bulk job…</source>
        <translation>Nueva tarea masiva…</translation>
    </message>
    <message>
        <source>Filter jobs</source>
        <translation>Filtrar tareas</translation>
    </message>
    <message>
        <source>Pause or resume</source>
        <translation>Pausar o reanudar</translation>
    </message>
    <message>
        <source>Cancel the job</source>
        <translation>Cancelar la tarea</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>Guardar informe…</translation>
    </message>
    <message>
        <source>New like this…</source>
        <translation>Nueva como esta…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Quitar…</translation>
    </message>
    <message>
        <source>This account is read-only: jobs can only look up.</source>
        <translation>Esta cuenta es de solo lectura: las tareas solo pueden buscar.</translation>
    </message>
    <message>
        <source>Many records at once: changed, created, deleted or looked up</source>
        <translation>Muchos registros a la vez: cambiar, crear, eliminar o buscar</translation>
    </message>
    <message>
        <source>Nothing is running</source>
        <translation>No hay nada en curso</translation>
    </message>
    <message>
        <source>No jobs yet</source>
        <translation>Todavía no hay tareas</translation>
    </message>
    <message>
        <source>A job does the same with every row of a table or a selection, at the pace your account allows. You can pause it, close Storedesk and go on later; every row is accounted for.</source>
        <translation>Una tarea hace lo mismo con cada fila de una tabla o de una selección, al ritmo que permite su cuenta. Puede pausarla, cerrar Storedesk y continuar más tarde; se da cuenta de cada fila.</translation>
    </message>
    <message>
        <source>No job matches “%1”</source>
        <translation>Ninguna tarea coincide con «%1»</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Borrar el filtro</translation>
    </message>
    <message numerus="yes">
        <source>%Ln running</source>
        <translation>
            <numerusform>%Ln en curso</numerusform>
            <numerusform>%Ln en curso</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) kept for %1 days</source>
        <translation>
            <numerusform>%Ln tarea guardada %1 días</numerusform>
            <numerusform>%Ln tareas guardadas %1 días</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) are kept.</source>
        <translation>
            <numerusform>Hay %Ln tarea guardada.</numerusform>
            <numerusform>Hay %Ln tareas guardadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Privacy requests</source>
        <translation>Solicitudes de privacidad</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::bulk::OrderCheckStep</name>
    <message>
        <source>&amp;Dates such as 03/04/2026:</source>
        <translation>&amp;Fechas como 03/04/2026:</translation>
    </message>
    <message>
        <source>N&amp;umbers such as 1.500:</source>
        <translation>Nú&amp;meros como 1.500:</translation>
    </message>
    <message>
        <source>&amp;Currency to send:</source>
        <translation>Mo&amp;neda que se envía:</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Pedidos</translation>
    </message>
    <message>
        <source>Do not send these orders</source>
        <translation>No enviar estos pedidos</translation>
    </message>
    <message>
        <source>Day first: 3 April</source>
        <translation>Primero el día: 3 de abril</translation>
    </message>
    <message>
        <source>Month first: March 4</source>
        <translation>Primero el mes: 4 de marzo</translation>
    </message>
    <message>
        <source>Decimal comma: one thousand five hundred</source>
        <translation>Coma decimal: mil quinientos</translation>
    </message>
    <message>
        <source>Decimal point: one and a half</source>
        <translation>Punto decimal: uno y medio</translation>
    </message>
    <message>
        <source>Checking the orders…</source>
        <translation>Comprobando los pedidos…</translation>
    </message>
    <message>
        <source>&amp;Rewrite dates, numbers and blanks that can be read without doubt</source>
        <translation>&amp;Reescribir fechas, números y espacios que no admiten duda</translation>
    </message>
    <message>
        <source>&amp;Send orders whose sums do not add up, with the values of the file</source>
        <translation>&amp;Enviar los pedidos que no cuadran, con los valores del archivo</translation>
    </message>
    <message>
        <source>None: do not send these orders</source>
        <translation>Ninguna: no enviar estos pedidos</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s)</source>
        <translation>
            <numerusform>%Ln línea</numerusform>
            <numerusform>%Ln líneas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln order(s) can be sent (%1).</source>
        <translation>
            <numerusform>El pedido (%Ln) se puede enviar (%1).</numerusform>
            <numerusform>Los %Ln pedidos se pueden enviar (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln order(s) can be sent, %L2 cannot (%3).</source>
        <translation>
            <numerusform>%L1 de %Ln pedido se puede enviar, %L2 no (%3).</numerusform>
            <numerusform>%L1 de %Ln pedidos se pueden enviar, %L2 no (%3).</numerusform>
        </translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>The orders are being checked.</source>
        <translation>Los pedidos se están comprobando.</translation>
    </message>
    <message>
        <source>The file could not be checked.</source>
        <translation>No se ha podido comprobar el archivo.</translation>
    </message>
    <message>
        <source>No order can be sent yet.</source>
        <translation>Todavía no se puede enviar ningún pedido.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln order(s) will be held back.</source>
        <translation>
            <numerusform>%Ln pedido se retendrá.</numerusform>
            <numerusform>%Ln pedidos se retendrán.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::bulk::OrderColumnsStep</name>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>First values</source>
        <translation>Primeros valores</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Contiene</translation>
    </message>
    <message>
        <source>What “%1” holds</source>
        <translation>Qué contiene «%1»</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>No se usa</translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln column(s) are used. Storedesk remembers your choice for files with the same headings.</source>
        <translation>
            <numerusform>Se usa %L1 de %Ln columna. Storedesk recuerda su elección para los archivos con los mismos encabezados.</numerusform>
            <numerusform>Se usan %L1 de %Ln columnas. Storedesk recuerda su elección para los archivos con los mismos encabezados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::bulk::OrderLookupStep</name>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Parar</translation>
    </message>
    <message>
        <source>Missing records</source>
        <translation>Registros que faltan</translation>
    </message>
    <message>
        <source>&amp;Look up</source>
        <translation>Bu&amp;scar</translation>
    </message>
    <message numerus="yes">
        <source>Create %Ln &amp;contact(s)</source>
        <translation>
            <numerusform>Crear %Ln &amp;contacto</numerusform>
            <numerusform>Crear %Ln &amp;contactos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Create %Ln &amp;product(s)</source>
        <translation>
            <numerusform>Crear %Ln &amp;producto</numerusform>
            <numerusform>Crear %Ln &amp;productos</numerusform>
        </translation>
    </message>
    <message>
        <source>Creating the missing records…</source>
        <translation>Creando los registros que faltan…</translation>
    </message>
    <message>
        <source>Looking up purchases, contacts and products: %L1 of %L2</source>
        <translation>Consultando compras, contactos y productos: %L1 de %L2</translation>
    </message>
    <message>
        <source>The purchases, contacts and products are not looked up yet.</source>
        <translation>Las compras, los contactos y los productos aún no se han consultado.</translation>
    </message>
    <message>
        <source>All contacts and products exist.</source>
        <translation>Todos los contactos y productos existen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) do not exist.</source>
        <translation>
            <numerusform>%Ln registro no existe.</numerusform>
            <numerusform>%Ln registros no existen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln purchase(s) are already there and will not be sent again.</source>
        <translation>
            <numerusform>%Ln compra ya existe y no se enviará de nuevo.</numerusform>
            <numerusform>%Ln compras ya existen y no se enviarán de nuevo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Orders of missing records are held back. You can create the records first, with the values of the file; new contacts get no newsletter consent.</source>
        <translation>Los pedidos de registros que faltan se retienen. Puede crear antes esos registros con los valores del archivo; los contactos nuevos no quedan suscritos al boletín.</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Falta</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Líneas</translation>
    </message>
    <message>
        <source>Can it be created?</source>
        <translation>¿Se puede crear?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation>No. %1</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contacto</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Producto</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>The missing records are being created.</source>
        <translation>Se están creando los registros que faltan.</translation>
    </message>
    <message>
        <source>The records are being looked up.</source>
        <translation>Se están consultando los registros.</translation>
    </message>
    <message>
        <source>Look up the records first.</source>
        <translation>Consulte antes los registros.</translation>
    </message>
    <message>
        <source>There is no order left to send.</source>
        <translation>No queda ningún pedido por enviar.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln order(s) will be held back.</source>
        <translation>
            <numerusform>%Ln pedido se retendrá.</numerusform>
            <numerusform>%Ln pedidos se retendrán.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::bulk::OrderSendStep</name>
    <message>
        <source>Let the purchases start &amp;workflows</source>
        <translation>Permitir que las compras inicien &amp;flujos</translation>
    </message>
    <message>
        <source>Workflows that start with a purchase may send emails to the buyers, also for old orders. Deleting a purchase later does not undo that.</source>
        <translation>Los flujos que se inician con una compra pueden enviar correos a los compradores, también por pedidos antiguos. Eliminar después la compra no lo deshace.</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Pedidos</translation>
    </message>
    <message numerus="yes">
        <source>%Ln purchase(s) will be sent.</source>
        <translation>
            <numerusform>Se enviará %Ln compra.</numerusform>
            <numerusform>Se enviarán %Ln compras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln order(s) will be held back.</source>
        <translation>
            <numerusform>%Ln pedido se retendrá.</numerusform>
            <numerusform>%Ln pedidos se retendrán.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln purchase(s) are already there and will not be sent again.</source>
        <translation>
            <numerusform>%Ln compra ya existe y no se enviará de nuevo.</numerusform>
            <numerusform>%Ln compras ya existen y no se enviarán de nuevo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Review and send</source>
        <translation>Revisar y enviar</translation>
    </message>
    <message>
        <source>Look up the records first.</source>
        <translation>Consulte antes los registros.</translation>
    </message>
    <message>
        <source>There is no order left to send.</source>
        <translation>No queda ningún pedido por enviar.</translation>
    </message>
    <message>
        <source>Type the number of purchases first.</source>
        <translation>Escriba antes el número de compras.</translation>
    </message>
    <message numerus="yes">
        <source>Send %Ln purchase(s)</source>
        <translation>
            <numerusform>Enviar %Ln compra</numerusform>
            <numerusform>Enviar %Ln compras</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::bulk::PrivacyPage</name>
    <message>
        <source>Privacy request</source>
        <translation>Solicitud de privacidad</translation>
    </message>
    <message>
        <source>They stay in the service and on this computer. The certificate says that they could not be deleted; afterwards nothing here names them.</source>
        <translation>Se quedan en el servicio y en este equipo. El certificado dice que no se pudieron eliminar; después, nada los nombra aquí.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Finish without them</source>
        <translation>Terminar sin ellos</translation>
    </message>
    <message>
        <source>Save certificate</source>
        <translation>Guardar certificado</translation>
    </message>
    <message>
        <source>Certificates (*.json)</source>
        <translation>Certificados (*.json)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>The certificate could not be saved: %1.</source>
        <translation>No se ha podido guardar el certificado: %1.</translation>
    </message>
    <message>
        <source>Check a certificate</source>
        <translation>Comprobar un certificado</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>No se puede leer el archivo.</translation>
    </message>
    <message>
        <source>The certificate is not the one of the register.</source>
        <translation>El certificado no es el del registro.</translation>
    </message>
    <message>
        <source>Its lines fit each other, but the seal is another one.</source>
        <translation>Sus líneas encajan entre sí, pero el sello es otro.</translation>
    </message>
    <message>
        <source>%L1 of %L2 contacts are gone. Seal %3.</source>
        <translation>%L1 de %L2 contactos ya no están. Sello %3.</translation>
    </message>
    <message>
        <source>The certificate is unchanged and stands in the register.</source>
        <translation>El certificado no ha cambiado y consta en el registro.</translation>
    </message>
    <message>
        <source>The certificate is unchanged; this register does not know it.</source>
        <translation>El certificado no ha cambiado; este registro no lo conoce.</translation>
    </message>
    <message>
        <source>Privacy requests</source>
        <translation>Solicitudes de privacidad</translation>
    </message>
    <message>
        <source>Open the job</source>
        <translation>Abrir la tarea</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Finish without them…</source>
        <translation>Terminar sin ellos…</translation>
    </message>
    <message>
        <source>Save certificate…</source>
        <translation>Guardar certificado…</translation>
    </message>
    <message>
        <source>Check a certificate…</source>
        <translation>Comprobar un certificado…</translation>
    </message>
    <message>
        <source>Contacts are deleted in the service, looked for, and forgotten on this computer; a certificate says so without naming them</source>
        <translation>Los contactos se eliminan en el servicio, se comprueba y se olvidan en este equipo; un certificado lo dice sin nombrarlos</translation>
    </message>
    <message>
        <source>Files that you saved yourself, such as downloaded exports, are not searched: delete them where you keep them.</source>
        <translation>No se buscan en los archivos que guardó usted, como exportaciones descargadas: elimínelos donde los tenga.</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Comienzo</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>Contactos</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Eliminados</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Sello</translation>
    </message>
    <message>
        <source>Register of privacy requests</source>
        <translation>Registro de solicitudes de privacidad</translation>
    </message>
    <message>
        <source>Deleting</source>
        <translation>Eliminando</translation>
    </message>
    <message>
        <source>Not all are gone</source>
        <translation>Quedan algunos</translation>
    </message>
    <message>
        <source>Erasing local copies</source>
        <translation>Borrando copias locales</translation>
    </message>
    <message>
        <source>Certified</source>
        <translation>Certificada</translation>
    </message>
    <message>
        <source>Certificate changed</source>
        <translation>Certificado alterado</translation>
    </message>
    <message>
        <source>No privacy requests yet</source>
        <translation>Aún no hay solicitudes de privacidad</translation>
    </message>
    <message>
        <source>Requests and their certificates are kept here, without the addresses.</source>
        <translation>Aquí se guardan las solicitudes y sus certificados, sin las direcciones.</translation>
    </message>
    <message numerus="yes">
        <source>Finish without %Ln contact(s)?</source>
        <translation>
            <numerusform>¿Terminar sin %Ln contacto?</numerusform>
            <numerusform>¿Terminar sin %Ln contactos?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::bulk::PurchaseImportPage</name>
    <message>
        <source>Purchases from a file</source>
        <translation>Compras desde un archivo</translation>
    </message>
    <message>
        <source>Orders as your shop exports them, one line per product</source>
        <translation>Pedidos tal como los exporta su tienda, con una línea por producto</translation>
    </message>
    <message>
        <source>Purchases: %1</source>
        <translation>Compras: %1</translation>
    </message>
    <message>
        <source>Selected rows</source>
        <translation>Filas seleccionadas</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::bulk::ReasonList</name>
    <message>
        <source>By reason</source>
        <translation>Por motivo</translation>
    </message>
    <message>
        <source>Show rows</source>
        <translation>Ver filas</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>Decidir…</translation>
    </message>
    <message>
        <source>Retry these</source>
        <translation>Reintentar estas</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Guardar como CSV…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln fila</numerusform>
            <numerusform>%Ln filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reason(s)</source>
        <translation>
            <numerusform>%Ln motivo</numerusform>
            <numerusform>%Ln motivos</numerusform>
        </translation>
    </message>
    <message>
        <source>Fix…</source>
        <translation>Corregir…</translation>
    </message>
    <message>
        <source>Open these rows in the assistant, to fix them and send them anew</source>
        <translation>Abrir estas filas en el asistente, para corregirlas y enviarlas de nuevo</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::bulk::RowsStep</name>
    <message>
        <source>Choose a &amp;file…</source>
        <translation>Elegir un &amp;archivo…</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Paste here: rows of a spreadsheet with their headings, or one value on each line</source>
        <translation>Pegue aquí: filas de una hoja de cálculo con sus encabezados, o un valor por línea</translation>
    </message>
    <message>
        <source>The first rows</source>
        <translation>Las primeras filas</translation>
    </message>
    <message>
        <source>Choose a table</source>
        <translation>Elegir una tabla</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Pasted rows</source>
        <translation>Filas pegadas</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Leyendo %1…</translation>
    </message>
    <message>
        <source>The rows are being read.</source>
        <translation>Se están leyendo las filas.</translation>
    </message>
    <message>
        <source>Choose a file or paste rows.</source>
        <translation>Elija un archivo o pegue filas.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln column(s)</source>
        <translation>
            <numerusform>%Ln columna</numerusform>
            <numerusform>%Ln columnas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file, how many columns</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Hoja</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt *.xlsx *.ods *.zip *.gz)</source>
        <translation>Tablas (*.csv *.tsv *.txt *.xlsx *.ods *.zip *.gz)</translation>
    </message>
    <message>
        <source>CSV or a spreadsheet, also zipped; or drop one here</source>
        <translation>CSV u hoja de cálculo, también en ZIP; o suéltelo aquí</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln fila</numerusform>
            <numerusform>%Ln filas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::bulk::StateChips</name>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Enviadas</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importadas</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Rechazadas</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconocidas</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>No importadas</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::bulk::WhatStep</name>
    <message>
        <source>&amp;Find records by</source>
        <translation>&amp;Buscar registros por</translation>
    </message>
    <message>
        <source>&amp;Event type</source>
        <translation>Tipo de &amp;evento</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>There is none</source>
        <translation>No hay ninguno</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Qué hacer</translation>
    </message>
    <message>
        <source>The event types are being read.</source>
        <translation>Se están leyendo los tipos de evento.</translation>
    </message>
    <message>
        <source>Choose an event type.</source>
        <translation>Elija un tipo de evento.</translation>
    </message>
    <message>
        <source>The account “%1” is read-only, so jobs can only look up.</source>
        <translation>La cuenta «%1» es de solo lectura: las tareas solo pueden consultar.</translation>
    </message>
    <message>
        <source>To change, create or delete records, change the account&apos;s protection.</source>
        <translation>Para modificar, crear o eliminar registros, cambie la protección de la cuenta.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::changes::BinDetail</name>
    <message>
        <source>Put back…</source>
        <translation>Restaurar…</translation>
    </message>
    <message>
        <source>Remove for good…</source>
        <translation>Quitar para siempre…</translation>
    </message>
    <message>
        <source>The copy as JSON</source>
        <translation>La copia como JSON</translation>
    </message>
    <message>
        <source>Choose a copy to see it</source>
        <translation>Elija una copia para verla</translation>
    </message>
    <message numerus="yes">
        <source>%Ln copies chosen</source>
        <translation>
            <numerusform>%Ln copia elegida</numerusform>
            <numerusform>%Ln copias elegidas</numerusform>
        </translation>
    </message>
    <message>
        <source>It cannot be put back now: this account is read-only.</source>
        <translation>Ahora no se puede restaurar: esta cuenta es de solo lectura.</translation>
    </message>
    <message>
        <source>It was put back. The copy stays until it is removed.</source>
        <translation>Se restauró. La copia queda hasta que se quite.</translation>
    </message>
    <message>
        <source>No answer arrived, so it may or may not have been deleted. “Put back” checks first.</source>
        <translation>No llegó respuesta: puede que se haya eliminado o no. «Restaurar» lo comprueba antes.</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::changes::BinModel</name>
    <message>
        <source>Put back</source>
        <translation>Restaurado</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Eliminado</translation>
    </message>
    <message>
        <source>Possibly deleted</source>
        <translation>Quizá eliminado</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconocido</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Kept until</source>
        <translation>Se guarda hasta</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::changes::BinPage</name>
    <message>
        <source>Filter the copies</source>
        <translation>Filtrar las copias</translation>
    </message>
    <message>
        <source>Put back…</source>
        <translation>Restaurar…</translation>
    </message>
    <message>
        <source>Remove for good…</source>
        <translation>Quitar para siempre…</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Papelera</translation>
    </message>
    <message>
        <source>Copies in the Bin</source>
        <translation>Copias en la Papelera</translation>
    </message>
    <message numerus="yes">
        <source>%Ln copies on this computer, each kept for %1 days after the delete</source>
        <translation>
            <numerusform>%Ln copia en este equipo, guardada durante %1 días tras la eliminación</numerusform>
            <numerusform>%Ln copias en este equipo, cada una guardada durante %1 días tras la eliminación</numerusform>
        </translation>
    </message>
    <message>
        <source>Copies of what you delete, on this computer only</source>
        <translation>Copias de lo que elimina, solo en este equipo</translation>
    </message>
    <message>
        <source>The Bin is empty</source>
        <translation>La Papelera está vacía</translation>
    </message>
    <message>
        <source>When you delete something, a copy of it is kept here on this computer, so that you can put it back.</source>
        <translation>Cuando elimina algo, aquí se guarda una copia en este equipo para poder restaurarlo.</translation>
    </message>
    <message>
        <source>No copy matches “%1”</source>
        <translation>Ninguna copia coincide con «%1»</translation>
    </message>
    <message numerus="yes">
        <source>%Ln copies are in the Bin.</source>
        <translation>
            <numerusform>Hay %Ln copia en la Papelera.</numerusform>
            <numerusform>Hay %Ln copias en la Papelera.</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Quitar el filtro</translation>
    </message>
    <message>
        <source>Remove for good</source>
        <translation>Quitar para siempre</translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln copies from this computer for good?</source>
        <translation>
            <numerusform>¿Quitar %Ln copia de este equipo para siempre?</numerusform>
            <numerusform>¿Quitar %Ln copias de este equipo para siempre?</numerusform>
        </translation>
    </message>
    <message>
        <source>You will not be able to put them back. Nothing changes in the service.</source>
        <translation>Después no se podrán restaurar. En el servicio no cambia nada.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln copies</source>
        <translation>
            <numerusform>Quitar %Ln copia</numerusform>
            <numerusform>Quitar %Ln copias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln copies removed from this computer.</source>
        <translation>
            <numerusform>%Ln copia quitada de este equipo.</numerusform>
            <numerusform>%Ln copias quitadas de este equipo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>A job makes them again, each only where there is none any more. History that the service kept does not come back.</source>
        <translation>Una tarea los vuelve a crear, cada uno solo si ya no existe. El historial que guardaba el servicio no vuelve.</translation>
    </message>
    <message numerus="yes">
        <source>Put back %Ln records?</source>
        <translation>
            <numerusform>¿Restaurar %Ln registro?</numerusform>
            <numerusform>¿Restaurar %Ln registros?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put back %Ln records</source>
        <translation>
            <numerusform>Restaurar %Ln registro</numerusform>
            <numerusform>Restaurar %Ln registros</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::changes::ChangeModel</name>
    <message>
        <source>Undone</source>
        <translation>Deshecho</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconocido</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Guardado</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Old value</source>
        <translation>Valor anterior</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>Valor nuevo</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>not kept</source>
        <translation>no guardado</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Edición</translation>
    </message>
    <message>
        <source>Job “%1”</source>
        <translation>Tarea «%1»</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Cómo</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importación</translation>
    </message>
    <message>
        <source>Import “%1”</source>
        <translation>Importación “%1”</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Tarea</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln fila</numerusform>
            <numerusform>%Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Not known: the file has no column that names this record</source>
        <translation>No se conoce: el archivo no tiene ninguna columna que identifique este registro</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::changes::ChangeTable</name>
    <message>
        <source>Changes made on this computer</source>
        <translation>Cambios hechos en este equipo</translation>
    </message>
    <message>
        <source>No changes yet</source>
        <translation>Todavía no hay cambios</translation>
    </message>
    <message>
        <source>What you, a job or an import change from this computer is listed here, with the old and the new value. What others change is not.</source>
        <translation>Aquí aparece lo que usted, una tarea o una importación cambian desde este equipo, con el valor anterior y el nuevo. Lo que cambian otros, no.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::changes::DeleteDialog</name>
    <message>
        <source>Keep a copy in the Bin</source>
        <translation>Guardar una copia en la Papelera</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Delete without a copy</source>
        <translation>Eliminar sin copia</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message numerus="yes">
        <source>Try again with %Ln</source>
        <translation>
            <numerusform>Reintentar con %Ln</numerusform>
            <numerusform>Reintentar con %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln no longer existed.</source>
        <translation>
            <numerusform>%Ln ya no existía.</numerusform>
            <numerusform>%Ln ya no existían.</numerusform>
        </translation>
    </message>
    <message>
        <source>The job runs. You can go on working.</source>
        <translation>La tarea está en curso. Puede seguir trabajando.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::changes::DeleteQuestion</name>
    <message>
        <source>What will be deleted</source>
        <translation>Lo que se eliminará</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more: show all</source>
        <translation>
            <numerusform>y %Ln más: mostrar todo</numerusform>
            <numerusform>y %Ln más: mostrar todos</numerusform>
        </translation>
    </message>
    <message>
        <source>Type %1 to confirm</source>
        <translation>Escriba %1 para confirmar</translation>
    </message>
    <message>
        <source>that is %1, not %2</source>
        <translation>eso es %1, no %2</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::changes::DeleteRun</name>
    <message>
        <source>What is still there, and why</source>
        <translation>Lo que sigue ahí, y por qué</translation>
    </message>
    <message>
        <source>Stopping: waiting for requests already sent.</source>
        <translation>Deteniendo: se espera a las peticiones ya enviadas.</translation>
    </message>
    <message>
        <source>Reading the records for the Bin: %1 of %2. Nothing is deleted yet.</source>
        <translation>Leyendo los registros para la Papelera: %1 de %2. Todavía no se ha eliminado nada.</translation>
    </message>
    <message>
        <source>Keeping the copies in the Bin. Nothing is deleted yet.</source>
        <translation>Guardando las copias en la Papelera. Todavía no se ha eliminado nada.</translation>
    </message>
    <message>
        <source>Deleting: %1 of %2.</source>
        <translation>Eliminando: %1 de %2.</translation>
    </message>
    <message>
        <source>It may or may not have been deleted. %1</source>
        <translation>Puede que se haya eliminado o no. %1</translation>
    </message>
    <message>
        <source>Not attempted: stopped before its turn.</source>
        <translation>No se intentó: se detuvo antes de su turno.</translation>
    </message>
    <message>
        <source>Still there</source>
        <translation>Sigue ahí</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>No copy could be kept, so nothing was deleted</source>
        <translation>No se pudo guardar ninguna copia, así que no se eliminó nada</translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %Ln still there</source>
        <translation>
            <numerusform>Detenido: %Ln sigue ahí</numerusform>
            <numerusform>Detenido: %Ln siguen ahí</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was deleted.</source>
        <translation>No se eliminó nada.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln were deleted.</source>
        <translation>
            <numerusform>Se eliminó %Ln.</numerusform>
            <numerusform>Se eliminaron %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 The copy stays in the Bin, because it is unclear whether the record still exists.</source>
        <translation>%1 La copia se queda en la Papelera, porque no está claro si el registro sigue existiendo.</translation>
    </message>
    <message>
        <source>Checking whether the refused records still exist.</source>
        <translation>Comprobando si los registros rechazados siguen existiendo.</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Registro</translation>
    </message>
    <message numerus="yes">
        <source>%Ln may or may not have been deleted</source>
        <translation>
            <numerusform>Puede que se haya eliminado %Ln o no</numerusform>
            <numerusform>Puede que se hayan eliminado %Ln o no</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The outcome is unknown for %Ln.</source>
        <translation>
            <numerusform>Se desconoce el resultado de %Ln.</numerusform>
            <numerusform>Se desconoce el resultado de %Ln.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::changes::HistoryPage</name>
    <message>
        <source>What you changed on this computer, newest first</source>
        <translation>Lo que ha cambiado en este equipo, lo más reciente primero</translation>
    </message>
    <message>
        <source>Change history</source>
        <translation>Historial de cambios</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::changes::PutBackDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Show the existing one</source>
        <translation>Mostrar el existente</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Put back “%1”?</source>
        <translation>¿Restaurar «%1»?</translation>
    </message>
    <message>
        <source>Reading the contact fields of the account</source>
        <translation>Leyendo los campos de la cuenta</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Will be sent</source>
        <translation>Se enviará</translation>
    </message>
    <message>
        <source>It cannot be put back</source>
        <translation>No se puede restaurar</translation>
    </message>
    <message>
        <source>The copy lacks what the service needs to create it: %1.</source>
        <translation>A la copia le falta lo que el servicio necesita para crearlo: %1.</translation>
    </message>
    <message>
        <source>Its integration no longer exists</source>
        <translation>Su integración ya no existe</translation>
    </message>
    <message>
        <source>Put back the integration first, then this event type.</source>
        <translation>Restaure antes la integración y después este tipo de evento.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln field(s) will be sent.</source>
        <translation>
            <numerusform>Se enviará %Ln campo.</numerusform>
            <numerusform>Se enviarán %Ln campos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln field(s) will be sent. Left out, because the service would refuse the value: %1.</source>
        <translation>
            <numerusform>Se enviará %Ln campo. Se omite, porque el servicio rechazaría el valor: %1.</numerusform>
            <numerusform>Se enviarán %Ln campos. Se omite, porque el servicio rechazaría el valor: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>It already exists</source>
        <translation>Ya existe</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>“%1” was put back.</source>
        <translation>«%1» se restauró.</translation>
    </message>
    <message>
        <source>Putting it back</source>
        <translation>Restaurando</translation>
    </message>
    <message>
        <source>Checking whether it has been recreated</source>
        <translation>Comprobando si se ha vuelto a crear</translation>
    </message>
    <message>
        <source>It hasn&apos;t been recreated since</source>
        <translation>No se ha vuelto a crear desde entonces</translation>
    </message>
    <message>
        <source>It has been recreated, or it was never deleted. Nothing was written.</source>
        <translation>Se ha vuelto a crear, o nunca se eliminó. No se ha escrito nada.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::changes::TypesGoing</name>
    <message>
        <source>Looking which event types go with it…</source>
        <translation>Comprobando qué tipos de evento se eliminarán también…</translation>
    </message>
    <message>
        <source>Which event types go with it could not be read. All of them will be deleted.</source>
        <translation>No se pudo leer qué tipos de evento contiene. Se eliminarán todos.</translation>
    </message>
    <message>
        <source>It has no event types.</source>
        <translation>No tiene tipos de evento.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <translation>
            <numerusform>%1 y %Ln más</numerusform>
            <numerusform>%1 y %Ln más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event type(s) will be deleted with it: %1.</source>
        <translation>
            <numerusform>También se eliminará %Ln tipo de evento: %1.</numerusform>
            <numerusform>También se eliminarán %Ln tipos de evento: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::changes::UndoDialog</name>
    <message>
        <source>Undo the edit</source>
        <translation>Deshacer la edición</translation>
    </message>
    <message>
        <source>Undo the edit of “%1”?</source>
        <translation>¿Deshacer la edición de «%1»?</translation>
    </message>
    <message>
        <source>The edit of “%1” cannot be undone</source>
        <translation>La edición de «%1» no se puede deshacer</translation>
    </message>
    <message>
        <source>Nobody has changed these fields since</source>
        <translation>Nadie ha cambiado estos campos después</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Now in the service</source>
        <translation>Ahora en el servicio</translation>
    </message>
    <message>
        <source>After undoing</source>
        <translation>Después de deshacer</translation>
    </message>
    <message numerus="yes">
        <source>Somebody else has changed %Ln fields since</source>
        <translation>
            <numerusform>Otra persona ha cambiado %Ln campo después</numerusform>
            <numerusform>Otra persona ha cambiado %Ln campos después</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Nothing is written: undoing would overwrite what is there now. Edit the record to restore single values.</source>
        <translation>%1. No se escribe nada: deshacer sobrescribiría lo que hay ahora. Edite el registro para restaurar valores sueltos.</translation>
    </message>
    <message>
        <source>Your edit</source>
        <translation>Su edición</translation>
    </message>
    <message>
        <source>Before it</source>
        <translation>Antes de ella</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message numerus="yes">
        <source>Undo %Ln changes</source>
        <translation>
            <numerusform>Deshacer %Ln cambio</numerusform>
            <numerusform>Deshacer %Ln cambios</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::changes::ValueTable</name>
    <message>
        <source>Fields and values</source>
        <translation>Campos y valores</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <translation>
            <numerusform>%Ln entrada</numerusform>
            <numerusform>%Ln entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 × %2</source>
        <translation>%L1 × %2</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::create::CheckedField</name>
    <message>
        <source>Looking it up</source>
        <translation>Buscándolo</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::create::ContactBeforeAfter</name>
    <message>
        <source>Contact before and after</source>
        <translation>El contacto antes y después</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Leer de nuevo</translation>
    </message>
    <message>
        <source>Fields of the contact, before and after the event</source>
        <translation>Campos del contacto, antes y después del evento</translation>
    </message>
    <message>
        <source>Fill in the email of the contact to see what the event changes.</source>
        <translation>Rellena el correo del contacto para ver qué cambia el evento.</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Leyendo %1…</translation>
    </message>
    <message>
        <source>There is no contact %1.</source>
        <translation>No existe el contacto %1.</translation>
    </message>
    <message>
        <source>As it is now, before the event.</source>
        <translation>Como está ahora, antes del evento.</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) changed. Workflows may still be at work.</source>
        <translation>
            <numerusform>Cambió %n campo. Los flujos aún pueden estar trabajando.</numerusform>
            <numerusform>Cambiaron %n campos. Los flujos aún pueden estar trabajando.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::create::ContactChanges</name>
    <message>
        <source>Contact field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::create::CreateFoot</name>
    <message>
        <source>Go there</source>
        <translation>Ir allí</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Sent so far</source>
        <translation>Enviado hasta ahora</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to fix: %1</source>
        <translation>
            <numerusform>%n punto por resolver: %1</numerusform>
            <numerusform>%n puntos por resolver: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::create::CreatePage</name>
    <message>
        <source>Draft kept %1</source>
        <translation>Borrador guardado %1</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>The account “%1” is read-only, so nothing can be sent.</source>
        <translation>La cuenta «%1» es de solo lectura, así que no se puede enviar nada.</translation>
    </message>
    <message>
        <source>New purchase, empty</source>
        <translation>Nueva compra, vacía</translation>
    </message>
    <message>
        <source>New purchase with things to fix</source>
        <translation>Nueva compra con puntos por resolver</translation>
    </message>
    <message>
        <source>New contact field with options</source>
        <translation>Nuevo campo con opciones</translation>
    </message>
    <message>
        <source>New event type</source>
        <translation>Nuevo tipo de evento</translation>
    </message>
    <message>
        <source>Send events</source>
        <translation>Enviar eventos</translation>
    </message>
    <message>
        <source>A careful account asks first</source>
        <translation>En una cuenta prudente se pregunta primero</translation>
    </message>
    <message>
        <source>Show possible matches</source>
        <translation>Ver posibles coincidencias</translation>
    </message>
    <message>
        <source>Draft not kept</source>
        <translation>Borrador no guardado</translation>
    </message>
    <message>
        <source>Draft restored, from %1</source>
        <translation>Borrador recuperado, del %1</translation>
    </message>
    <message>
        <source>“%1” was discarded.</source>
        <translation>Se ha descartado «%1».</translation>
    </message>
    <message>
        <source>What you type is kept as a draft. To send it, change the account&apos;s protection.</source>
        <translation>Lo que escribe se guarda como borrador. Para enviarlo, cambie la protección de la cuenta.</translation>
    </message>
    <message>
        <source>This may or may not have been carried out.</source>
        <translation>Puede que esto se haya llevado a cabo o no.</translation>
    </message>
    <message>
        <source>It was sent on %1 and may have arrived. Check in the service before you send it again.</source>
        <translation>Se envió el %1 y puede haber llegado. Compruébelo en el servicio antes de enviarlo de nuevo.</translation>
    </message>
    <message>
        <source>If it arrived, it will exist twice or be refused as a duplicate.</source>
        <translation>Si llegó, quedará duplicado o se rechazará por repetido.</translation>
    </message>
    <message>
        <source>It was sent on %1 and may have arrived.</source>
        <translation>Se envió el %1 y puede haber llegado.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Your draft is not being saved</source>
        <translation>Su borrador no se está guardando</translation>
    </message>
    <message>
        <source>Fields proposed from samples</source>
        <translation>Campos propuestos a partir de ejemplos</translation>
    </message>
    <message>
        <source>A test event, with its contact before and after</source>
        <translation>Un evento de prueba, con su contacto antes y después</translation>
    </message>
    <message>
        <source>The plan by which an event type is changed</source>
        <translation>El plan con el que se cambia un tipo de evento</translation>
    </message>
    <message>
        <source>What a developer gets</source>
        <translation>Lo que recibe un desarrollador</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::create::CreateSending</name>
    <message>
        <source>Sending to the service.</source>
        <translation>Enviando al servicio.</translation>
    </message>
    <message>
        <source>%1 of %2 sent.</source>
        <translation>%1 de %2 enviados.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::create::EventChooser</name>
    <message>
        <source>&amp;Alias</source>
        <translation>A&amp;lias</translation>
    </message>
    <message>
        <source>&amp;ID</source>
        <translation>&amp;ID</translation>
    </message>
    <message>
        <source>Integration</source>
        <translation>Integración</translation>
    </message>
    <message>
        <source>Event type</source>
        <translation>Tipo de evento</translation>
    </message>
    <message>
        <source>Identify the event type by its</source>
        <translation>Identificar el tipo de evento por su</translation>
    </message>
    <message>
        <source>Choose one</source>
        <translation>Elija uno</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::create::EventFieldTable</name>
    <message>
        <source>Fields</source>
        <translation>Campos</translation>
    </message>
    <message>
        <source>Move up (Alt+Up)</source>
        <translation>Subir (Alt+Arriba)</translation>
    </message>
    <message>
        <source>Move down (Alt+Down)</source>
        <translation>Bajar (Alt+Abajo)</translation>
    </message>
    <message>
        <source>Duplicate the field (Ctrl+D)</source>
        <translation>Duplicar el campo (Ctrl+D)</translation>
    </message>
    <message>
        <source>Remove the field (Delete)</source>
        <translation>Quitar el campo (Supr)</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Add a field</source>
        <translation>Añadir un campo</translation>
    </message>
    <message>
        <source>Fields of the event</source>
        <translation>Campos del evento</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::create::EventFields</name>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Obligatorio</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Read from</source>
        <translation>Se lee de</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>Email</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Teléfono</translation>
    </message>
    <message>
        <source>Integer</source>
        <translation>Entero</translation>
    </message>
    <message>
        <source>Decimal</source>
        <translation>Decimal</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Several of</source>
        <translation>Varias de</translation>
    </message>
    <message>
        <source>One of</source>
        <translation>Una de</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>Sí o no</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::create::EventProperties</name>
    <message>
        <source>No field chosen</source>
        <translation>Ningún campo elegido</translation>
    </message>
    <message>
        <source>New field</source>
        <translation>Nuevo campo</translation>
    </message>
    <message>
        <source>field %1 of %2</source>
        <translation>campo %1 de %2</translation>
    </message>
    <message>
        <source>Field %1, %2: %3</source>
        <translation>Campo %1, %2: %3</translation>
    </message>
    <message>
        <source>From the samples: %1</source>
        <translation>Según los ejemplos: %1</translation>
    </message>
    <message>
        <source>Not yet: %1.</source>
        <translation>Aún no: %1.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::create::EventSources</name>
    <message>
        <source>“%1” could not be read.</source>
        <translation>No se pudo leer «%1».</translation>
    </message>
    <message>
        <source>From a sample…</source>
        <translation>Desde un ejemplo…</translation>
    </message>
    <message>
        <source>Paste fields</source>
        <translation>Pegar campos</translation>
    </message>
    <message>
        <source>Rows of a spreadsheet: ID, name, type, required, key, options, prefix, JSON Pointer. A row with these headings may come first.</source>
        <translation>Filas de una hoja de cálculo: ID, nombre, tipo, obligatorio, clave, opciones, prefijo, JSON Pointer. Puede empezar con una fila con estos encabezados.</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>Definición</translation>
    </message>
    <message>
        <source>Definitions (*.json)</source>
        <translation>Definiciones (*.json)</translation>
    </message>
    <message>
        <source>&amp;Save the definition…</source>
        <translation>&amp;Guardar la definición…</translation>
    </message>
    <message>
        <source>Save the definition</source>
        <translation>Guardar la definición</translation>
    </message>
    <message>
        <source>&amp;Open a definition…</source>
        <translation>&amp;Abrir una definición…</translation>
    </message>
    <message>
        <source>Open a definition</source>
        <translation>Abrir una definición</translation>
    </message>
    <message>
        <source>&amp;Fields from a CSV file…</source>
        <translation>&amp;Campos de un archivo CSV…</translation>
    </message>
    <message>
        <source>Fields from a CSV file</source>
        <translation>Campos de un archivo CSV</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt)</source>
        <translation>Tablas (*.csv *.tsv *.txt)</translation>
    </message>
    <message>
        <source>There are no rows to paste.</source>
        <translation>No hay filas que pegar.</translation>
    </message>
    <message>
        <source>Copy rows in a spreadsheet first: ID, name and type.</source>
        <translation>Copia antes filas en una hoja de cálculo: ID, nombre y tipo.</translation>
    </message>
    <message>
        <source>Row %1: %2</source>
        <translation>Fila %1: %2</translation>
    </message>
    <message>
        <source>The definition was saved in “%1”.</source>
        <translation>La definición se guardó en «%1».</translation>
    </message>
    <message>
        <source>The definition could not be saved.</source>
        <translation>No se pudo guardar la definición.</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) added.</source>
        <translation>
            <numerusform>Se añadió %n campo.</numerusform>
            <numerusform>Se añadieron %n campos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) could not be read.</source>
        <translation>
            <numerusform>No se pudo leer %n fila.</numerusform>
            <numerusform>No se pudieron leer %n filas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::create::FormPage</name>
    <message>
        <source>%1 Press F5 to try again, or fill in the form below without it.</source>
        <translation>%1 Pulse F5 para intentarlo de nuevo, o rellene el formulario sin el modelo.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::create::KeyedFormPage</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Could not check whether it exists: %1</source>
        <translation>No se pudo comprobar si existe: %1</translation>
    </message>
    <message>
        <source>Checking whether it already exists.</source>
        <translation>Comprobando si ya existe.</translation>
    </message>
    <message>
        <source>%1 was saved. The service does not say whether it is new.</source>
        <translation>%1 se guardó. El servicio no dice si es nuevo.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::create::LineDelegate</name>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Create product…</source>
        <translation>Crear producto…</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::create::LineTable</name>
    <message>
        <source>Products</source>
        <translation>Productos</translation>
    </message>
    <message>
        <source>Paste lines</source>
        <translation>Pegar líneas</translation>
    </message>
    <message>
        <source>Product ID, units, unit price and discount, as copied from a table</source>
        <translation>ID de producto, unidades, precio y descuento, como se copian de una tabla</translation>
    </message>
    <message>
        <source>Add a line</source>
        <translation>Añadir una línea</translation>
    </message>
    <message>
        <source>Products of the purchase</source>
        <translation>Productos de la compra</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) pasted.</source>
        <translation>
            <numerusform>%n línea pegada.</numerusform>
            <numerusform>%n líneas pegadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) could not be read as product ID, units, unit price and discount.</source>
        <translation>
            <numerusform>%n línea no se pudo leer como ID de producto, unidades, precio y descuento.</numerusform>
            <numerusform>%n líneas no se pudieron leer como ID de producto, unidades, precio y descuento.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n línea</numerusform>
            <numerusform>%n líneas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unidad</numerusform>
            <numerusform>%n unidades</numerusform>
        </translation>
    </message>
    <message>
        <source>The clipboard has no text.</source>
        <translation>El portapapeles no contiene texto.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::create::NewContactField</name>
    <message>
        <source>New contact field</source>
        <translation>Nuevo campo de contacto</translation>
    </message>
    <message>
        <source>Added to every contact. ID and type cannot be changed later</source>
        <translation>Se añade a todos los contactos. El ID y el tipo no se pueden cambiar después</translation>
    </message>
    <message>
        <source>Create contact field in %1</source>
        <translation>Crear campo en %1</translation>
    </message>
    <message>
        <source>Create contact field again</source>
        <translation>Volver a crear el campo</translation>
    </message>
    <message>
        <source>Create this contact field in %1?</source>
        <translation>¿Crear este campo en %1?</translation>
    </message>
    <message>
        <source>The contact field was created.</source>
        <translation>El campo se creó.</translation>
    </message>
    <message>
        <source>The field “%1” already has this ID.</source>
        <translation>El campo «%1» ya tiene este ID.</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Mostrarlo</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (copia)</translation>
    </message>
    <message>
        <source>The contact field that this one should be like could not be read</source>
        <translation>No se pudo leer el campo de contacto de partida</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::create::NewContactPage</name>
    <message>
        <source>New contact</source>
        <translation>Nuevo contacto</translation>
    </message>
    <message>
        <source>Create contact in %1</source>
        <translation>Crear contacto en %1</translation>
    </message>
    <message>
        <source>Create again</source>
        <translation>Volver a crear</translation>
    </message>
    <message>
        <source>Create this contact in %1?</source>
        <translation>¿Crear este contacto en %1?</translation>
    </message>
    <message>
        <source>The contact was created.</source>
        <translation>El contacto se creó.</translation>
    </message>
    <message>
        <source>By email</source>
        <translation>Por correo</translation>
    </message>
    <message>
        <source>By external ID</source>
        <translation>Por ID externo</translation>
    </message>
    <message>
        <source>This contact already exists: %1</source>
        <translation>Este contacto ya existe: %1</translation>
    </message>
    <message>
        <source>No contact has this email</source>
        <translation>Ningún contacto tiene este correo</translation>
    </message>
    <message>
        <source>No contact has this ID</source>
        <translation>Ningún contacto tiene este ID</translation>
    </message>
    <message>
        <source>Edit it</source>
        <translation>Editarlo</translation>
    </message>
    <message>
        <source>We check first that the contact doesn&apos;t exist; existing contacts are never changed here</source>
        <translation>Primero se comprueba que el contacto no existe; los contactos existentes nunca se modifican aquí</translation>
    </message>
    <message>
        <source>Contact not created: refused by the service.</source>
        <translation>Contacto no creado: el servicio lo ha rechazado.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::create::NewEventType</name>
    <message>
        <source>New event type</source>
        <translation>Nuevo tipo de evento</translation>
    </message>
    <message>
        <source>Create event type in %1</source>
        <translation>Crear tipo de evento en %1</translation>
    </message>
    <message>
        <source>Create event type again</source>
        <translation>Volver a crear el tipo de evento</translation>
    </message>
    <message>
        <source>Create this event type in %1? Alias, direction and fields can never be changed.</source>
        <translation>¿Crear este tipo de evento en %1? El alias, el sentido y los campos no se pueden cambiar nunca.</translation>
    </message>
    <message>
        <source>The event type was created.</source>
        <translation>El tipo de evento se creó.</translation>
    </message>
    <message>
        <source>After “Create”, the alias, direction and fields can never be changed in the service.</source>
        <translation>Después de «Crear», el alias, el sentido y los campos no se pueden cambiar nunca en el servicio.</translation>
    </message>
    <message>
        <source>in the integration “%1”</source>
        <translation>en la integración «%1»</translation>
    </message>
    <message>
        <source>This integration does not exist or was deleted.</source>
        <translation>Esta integración no existe o se ha eliminado.</translation>
    </message>
    <message>
        <source>Open the list of integrations and start from one of them.</source>
        <translation>Abra la lista de integraciones y empiece desde una de ellas.</translation>
    </message>
    <message>
        <source>Not yet: %1.</source>
        <translation>Todavía no: %1.</translation>
    </message>
    <message>
        <source>%1 (%2), %3</source>
        <translation>%1 (%2), %3</translation>
    </message>
    <message>
        <source>%1, identifies the contact</source>
        <translation>%1, identifica al contacto</translation>
    </message>
    <message>
        <source>%1, required</source>
        <translation>%1, obligatorio</translation>
    </message>
    <message>
        <source>Field %1</source>
        <translation>Campo %1</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>Correo</translation>
    </message>
    <message>
        <source>The event type “%1” already has this alias.</source>
        <translation>El tipo de evento «%1» ya tiene este alias.</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Mostrarlo</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (copia)</translation>
    </message>
    <message>
        <source>The event type that this one should be like could not be read</source>
        <translation>No se pudo leer el tipo de evento de partida</translation>
    </message>
    <message>
        <source>Edit event type</source>
        <translation>Editar tipo de evento</translation>
    </message>
    <message>
        <source>Show the plan for %1</source>
        <translation>Mostrar el plan para %1</translation>
    </message>
    <message>
        <source>Show the plan</source>
        <translation>Mostrar el plan</translation>
    </message>
    <message>
        <source>The service cannot change an event type: a new one will take its place.</source>
        <translation>El servicio no puede cambiar un tipo de evento: uno nuevo ocupará su lugar.</translation>
    </message>
    <message>
        <source>The event type could not be read</source>
        <translation>No se pudo leer el tipo de evento</translation>
    </message>
    <message>
        <source>Nothing differs from what the service has.</source>
        <translation>No hay diferencias con lo que tiene el servicio.</translation>
    </message>
    <message>
        <source>“Comes from” is “Webhook” now</source>
        <translation>Ahora «Procede de» es «Webhook»</translation>
    </message>
    <message>
        <source>Some values of the sample stand inside others, and only a webhook is read there. To send events through the API, choose “API” again.</source>
        <translation>Algunos valores de la muestra están dentro de otros, y solo un webhook se lee ahí. Para enviar eventos por la API, vuelva a elegir «API».</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::create::NewIntegrationPage</name>
    <message>
        <source>New integration</source>
        <translation>Nueva integración</translation>
    </message>
    <message>
        <source>A source of events. Add its event types afterwards</source>
        <translation>Una fuente de eventos. Sus tipos de evento se añaden después</translation>
    </message>
    <message>
        <source>Create integration in %1</source>
        <translation>Crear integración en %1</translation>
    </message>
    <message>
        <source>Create again</source>
        <translation>Volver a crear</translation>
    </message>
    <message>
        <source>Create this integration in %1?</source>
        <translation>¿Crear esta integración en %1?</translation>
    </message>
    <message>
        <source>The integration was created.</source>
        <translation>La integración se creó.</translation>
    </message>
    <message>
        <source>The service has no default for this: choose one.</source>
        <translation>El servicio no tiene un valor predeterminado: elija uno.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::create::NewProductPage</name>
    <message>
        <source>New product</source>
        <translation>Nuevo producto</translation>
    </message>
    <message>
        <source>Create product in %1</source>
        <translation>Crear producto en %1</translation>
    </message>
    <message>
        <source>Create again</source>
        <translation>Volver a crear</translation>
    </message>
    <message>
        <source>Create this product in %1?</source>
        <translation>¿Crear este producto en %1?</translation>
    </message>
    <message>
        <source>The product was created.</source>
        <translation>El producto se creó.</translation>
    </message>
    <message>
        <source>This product already exists: %1</source>
        <translation>Este producto ya existe: %1</translation>
    </message>
    <message>
        <source>Available: no product has this ID</source>
        <translation>Disponible: ningún producto tiene este ID</translation>
    </message>
    <message>
        <source>The store accepts addresses in these domains only: %1.</source>
        <translation>La tienda solo acepta direcciones de estos dominios: %1.</translation>
    </message>
    <message>
        <source>Edit it</source>
        <translation>Editarlo</translation>
    </message>
    <message>
        <source>We check first that the product doesn&apos;t exist; existing products are edited in their own page</source>
        <translation>Primero se comprueba que el producto no existe; los productos existentes se editan en su propia página</translation>
    </message>
    <message>
        <source>Product not created: refused by the service.</source>
        <translation>Producto no creado: el servicio lo ha rechazado.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::create::NewPurchase</name>
    <message>
        <source>New purchase</source>
        <translation>Nueva compra</translation>
    </message>
    <message>
        <source>A purchase cannot be edited later, only deleted and created again</source>
        <translation>Una compra no se puede editar después, solo eliminar y volver a crear</translation>
    </message>
    <message>
        <source>Create purchase in %1</source>
        <translation>Crear compra en %1</translation>
    </message>
    <message>
        <source>Create purchase again</source>
        <translation>Volver a crear la compra</translation>
    </message>
    <message>
        <source>Create this purchase in %1?</source>
        <translation>¿Crear esta compra en %1?</translation>
    </message>
    <message>
        <source>The purchase was created.</source>
        <translation>La compra se creó.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Line %1 has no product ID.</source>
        <translation>La línea %1 no tiene ID de producto.</translation>
    </message>
    <message>
        <source>Line %1 has no price.</source>
        <translation>La línea %1 no tiene precio.</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Línea %1</translation>
    </message>
    <message>
        <source>%1 × %2, %3 in total</source>
        <translation>%1 × %2, %3 en total</translation>
    </message>
    <message>
        <source>Start the workflows that wait for a purchase</source>
        <translation>Iniciar los flujos que esperan una compra</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Add at least one product.</source>
        <translation>Añada al menos un producto.</translation>
    </message>
    <message>
        <source>Product %1 is not in the catalogue.</source>
        <translation>El producto %1 no está en el catálogo.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>product and its ID</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 × %2, discount of %3 %, %4 in total</source>
        <translation>%1 × %2, descuento del %3 %, %4 en total</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::create::PurchaseEffects</name>
    <message>
        <source>Start the &amp;workflows that wait for a purchase</source>
        <translation>Iniciar los &amp;flujos que esperan una compra</translation>
    </message>
    <message>
        <source>The buyer</source>
        <translation>El comprador</translation>
    </message>
    <message>
        <source>%1 may get a message at once. Untick this for past purchases.</source>
        <translation>%1 puede recibir un mensaje al momento. Desmárquelo para compras antiguas.</translation>
    </message>
    <message>
        <source>No workflow starts and %1 gets no message. This is right for past purchases.</source>
        <translation>No se inicia ningún flujo y %1 no recibe ningún mensaje. Es lo adecuado para compras antiguas.</translation>
    </message>
    <message>
        <source>the buyer</source>
        <translation>el comprador</translation>
    </message>
    <message>
        <source>The service recalculates the buyer’s figures (purchases, last purchase, lifetime value).</source>
        <translation>El servicio vuelve a calcular las cifras del comprador (compras, última compra, valor de vida).</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::create::PurchaseFields</name>
    <message>
        <source>Exists, without a name</source>
        <translation>Existe, sin nombre</translation>
    </message>
    <message>
        <source>%1, exists</source>
        <translation>%1, existe</translation>
    </message>
    <message>
        <source>Buyer</source>
        <translation>Comprador</translation>
    </message>
    <message>
        <source>Contact not found.</source>
        <translation>Contacto no encontrado.</translation>
    </message>
    <message>
        <source>Use the external ID</source>
        <translation>Usar el ID externo</translation>
    </message>
    <message>
        <source>A purchase with this ID already exists.</source>
        <translation>Ya existe una compra con este ID.</translation>
    </message>
    <message>
        <source>Available: not used before</source>
        <translation>Disponible: sin usar</translation>
    </message>
    <message>
        <source>Purchase ID</source>
        <translation>ID de compra</translation>
    </message>
    <message>
        <source>Cart ID</source>
        <translation>ID de carrito</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Paid by</source>
        <translation>Pagado con</translation>
    </message>
    <message>
        <source>Create…</source>
        <translation>Crear…</translation>
    </message>
    <message>
        <source>Use the email</source>
        <translation>Usar el correo</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Mostrarla</translation>
    </message>
    <message>
        <source>Email of the contact</source>
        <translation>Correo del contacto</translation>
    </message>
    <message>
        <source>External ID of the contact</source>
        <translation>ID externo del contacto</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::create::PurchaseLines</name>
    <message>
        <source>Product ID</source>
        <translation>ID de producto</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Producto</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unidades</translation>
    </message>
    <message>
        <source>Unit price</source>
        <translation>Precio unitario</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Descuento</translation>
    </message>
    <message>
        <source>Line price</source>
        <translation>Precio de línea</translation>
    </message>
    <message>
        <source>In the catalogue, without a name</source>
        <translation>En el catálogo, sin nombre</translation>
    </message>
    <message>
        <source>Which product is it?</source>
        <translation>¿Qué producto es?</translation>
    </message>
    <message>
        <source>Looking it up</source>
        <translation>Buscándolo</translation>
    </message>
    <message>
        <source>Not in the catalogue.</source>
        <translation>No está en el catálogo.</translation>
    </message>
    <message>
        <source>Could not be looked up. %1</source>
        <translation>No se pudo buscar. %1</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Type a product ID…</source>
        <translation>ID de producto…</translation>
    </message>
    <message>
        <source>Remove the line of %1</source>
        <translation>Quitar la línea de %1</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::create::PurchaseTotals</name>
    <message>
        <source>Totals</source>
        <translation>Totales</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unidades</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>A difference is allowed, for example for delivery or a voucher. Prices are sent as you enter them; the service stores no currency.</source>
        <translation>Se permite una diferencia, por ejemplo por el envío o un vale. Los precios se envían tal como los escribe; el servicio no guarda la moneda.</translation>
    </message>
    <message>
        <source>equals the lines: %1</source>
        <translation>igual que las líneas: %1</translation>
    </message>
    <message>
        <source>equals the lines</source>
        <translation>igual que las líneas</translation>
    </message>
    <message>
        <source>%1 less than the lines (%2)</source>
        <translation>líneas: %2 (%1 menos)</translation>
    </message>
    <message>
        <source>%1 more than the lines (%2)</source>
        <translation>líneas: %2 (%1 más)</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Usar %1</translation>
    </message>
    <message>
        <source>a line has no price yet</source>
        <translation>una línea no tiene precio todavía</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::create::RuleLine</name>
    <message>
        <source>Met: %1</source>
        <translation>Cumplido: %1</translation>
    </message>
    <message>
        <source>Not met: %1</source>
        <translation>Pendiente: %1</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::create::SamplePanel</name>
    <message>
        <source>Propose fields</source>
        <translation>Proponer campos</translation>
    </message>
    <message>
        <source>Samples in JSON</source>
        <translation>Ejemplos en JSON</translation>
    </message>
    <message>
        <source>Paste what the shop sends: JSON, several one below the other, or a curl command. Files can be dropped here.</source>
        <translation>Pegue lo que envía la tienda: JSON, varios uno debajo de otro, o un comando curl. También puede soltar archivos aquí.</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>Hide the samples</source>
        <translation>Ocultar los ejemplos</translation>
    </message>
    <message>
        <source>Nothing is sent while you try this.</source>
        <translation>Mientras lo pruebas no se envía nada.</translation>
    </message>
    <message>
        <source>Left out: %1, %2</source>
        <translation>Se omite: %1, %2</translation>
    </message>
    <message>
        <source>“%1” could not be read.</source>
        <translation>No se pudo leer «%1».</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) found.</source>
        <translation>
            <numerusform>%n campo encontrado.</numerusform>
            <numerusform>%n campos encontrados.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::create::SavedTestList</name>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Saved tests</source>
        <translation>Pruebas guardadas</translation>
    </message>
    <message>
        <source>The test “%1” was removed.</source>
        <translation>Se quitó la prueba «%1».</translation>
    </message>
    <message>
        <source>Events you save here can be sent again.</source>
        <translation>Los eventos que guarde aquí se pueden volver a enviar.</translation>
    </message>
    <message>
        <source>Never sent</source>
        <translation>Nunca enviada</translation>
    </message>
    <message>
        <source>Sent %1: worked</source>
        <translation>Enviada %1: funcionó</translation>
    </message>
    <message>
        <source>Sent %1: refused</source>
        <translation>Enviada %1: rechazada</translation>
    </message>
    <message>
        <source>Sent %1: it may or may not have arrived</source>
        <translation>Enviada %1: puede haber llegado o no</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::create::SendEvents</name>
    <message>
        <source>Practice store: try as much as you like, nobody gets a message</source>
        <translation>Tienda de prácticas: pruebe cuanto quiera, nadie recibe mensajes</translation>
    </message>
    <message>
        <source>Test store: this store&apos;s workflows start</source>
        <translation>Tienda de pruebas: se inician los flujos de esta tienda</translation>
    </message>
    <message>
        <source>Live store: workflows start and real people get messages</source>
        <translation>Tienda real: se inician flujos y personas reales reciben mensajes</translation>
    </message>
    <message>
        <source>Send events</source>
        <translation>Enviar eventos</translation>
    </message>
    <message>
        <source>Send event to %1</source>
        <translation>Enviar evento a %1</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Volver a enviar</translation>
    </message>
    <message>
        <source>Send this event to %1?</source>
        <translation>¿Enviar este evento a %1?</translation>
    </message>
    <message>
        <source>The service accepted the event.</source>
        <translation>El servicio aceptó el evento.</translation>
    </message>
    <message>
        <source>Create the contact if there is &amp;none</source>
        <translation>&amp;Crear el contacto si no existe</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Open contact</source>
        <translation>Abrir contacto</translation>
    </message>
    <message>
        <source>New integration…</source>
        <translation>Nueva integración…</translation>
    </message>
    <message>
        <source>There is no integration yet.</source>
        <translation>Todavía no hay ninguna integración.</translation>
    </message>
    <message>
        <source>Events belong to an event type, and event types to an integration.</source>
        <translation>Los eventos pertenecen a un tipo de evento, y los tipos de evento a una integración.</translation>
    </message>
    <message>
        <source>New event type…</source>
        <translation>Nuevo tipo de evento…</translation>
    </message>
    <message>
        <source>This integration has no event type that receives events.</source>
        <translation>Esta integración no tiene ningún tipo de evento que reciba eventos.</translation>
    </message>
    <message>
        <source>Choose another integration, or create an event type in this one.</source>
        <translation>Elija otra integración, o cree un tipo de evento en esta.</translation>
    </message>
    <message>
        <source>No event type is chosen yet.</source>
        <translation>Todavía no se ha elegido ningún tipo de evento.</translation>
    </message>
    <message>
        <source>Event type</source>
        <translation>Tipo de evento</translation>
    </message>
    <message>
        <source>Create the contact if there is none</source>
        <translation>Crear el contacto si no existe</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>The contact did not exist and was created.</source>
        <translation>El contacto no existía y se ha creado.</translation>
    </message>
    <message>
        <source>Two contacts were merged.</source>
        <translation>Se fusionaron dos contactos.</translation>
    </message>
    <message>
        <source>The contact already existed; none was created.</source>
        <translation>El contacto ya existía; no se creó ninguno.</translation>
    </message>
    <message>
        <source>If it arrived, its workflows start a second time, and people may get the same message twice.</source>
        <translation>Si llegó, sus flujos se inician por segunda vez y las personas pueden recibir dos veces el mismo mensaje.</translation>
    </message>
    <message>
        <source>Off: an unknown email is refused. On: a real contact is created and stays.</source>
        <translation>Desactivado: un correo desconocido se rechaza. Activado: se crea un contacto real, que permanece.</translation>
    </message>
    <message>
        <source>Sample values</source>
        <translation>Valores de ejemplo</translation>
    </message>
    <message>
        <source>A value for every field. Press again for others.</source>
        <translation>Un valor para cada campo. Pulse otra vez para ver otros.</translation>
    </message>
    <message>
        <source>Save test</source>
        <translation>Guardar prueba</translation>
    </message>
    <message>
        <source>Keeps this event under a name, to send it again.</source>
        <translation>Guarda este evento con un nombre, para enviarlo de nuevo.</translation>
    </message>
    <message>
        <source>The event is too large: at most %1 KB.</source>
        <translation>El evento es demasiado grande: como máximo %1 KB.</translation>
    </message>
    <message>
        <source>Too large: %1 of %2 KB</source>
        <translation>Demasiado grande: %1 de %2 KB</translation>
    </message>
    <message>
        <source>Does not fit the definition yet · %1 bytes of %2 KB</source>
        <translation>Aún no cumple la definición · %1 bytes de %2 KB</translation>
    </message>
    <message>
        <source>Fits the definition · %1 bytes of %2 KB</source>
        <translation>Cumple la definición · %1 bytes de %2 KB</translation>
    </message>
    <message>
        <source>Batch from a file…</source>
        <translation>Lote desde un archivo…</translation>
    </message>
    <message>
        <source>One event for each row of a table, as a job.</source>
        <translation>Un evento por cada fila de una tabla, como tarea.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::design::CompareTypePage</name>
    <message>
        <source>Copy it there…</source>
        <translation>Copiarlo allí…</translation>
    </message>
    <message>
        <source>Change it like that…</source>
        <translation>Cambiarlo así…</translation>
    </message>
    <message>
        <source>Compare an event type</source>
        <translation>Comparar un tipo de evento</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparar con</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Qué difiere</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Comparar con…</translation>
    </message>
    <message>
        <source>A file…</source>
        <translation>Un archivo…</translation>
    </message>
    <message>
        <source>The same in %1</source>
        <translation>El mismo en %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>integration, event type</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>This event type is not there any more.</source>
        <translation>Este tipo de evento ya no existe.</translation>
    </message>
    <message>
        <source>Choose what to compare it with</source>
        <translation>Elija con qué compararlo</translation>
    </message>
    <message>
        <source>A definition saved as a file, another event type, or the one with the same alias in another account.</source>
        <translation>Una definición guardada como archivo, otro tipo de evento o el que tiene el mismo alias en otra cuenta.</translation>
    </message>
    <message>
        <source>%1 has no such event type</source>
        <translation>%1 no tiene este tipo de evento</translation>
    </message>
    <message>
        <source>Copy it there: the difference is shown first.</source>
        <translation>Cópialo allí: primero se muestra la diferencia.</translation>
    </message>
    <message>
        <source>Open a definition</source>
        <translation>Abrir una definición</translation>
    </message>
    <message>
        <source>The file could not be read.</source>
        <translation>No se pudo leer el archivo.</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Aquí</translation>
    </message>
    <message>
        <source>Nothing differs</source>
        <translation>No hay diferencias</translation>
    </message>
    <message>
        <source>It is the same as in “%1”, field by field.</source>
        <translation>Es igual que en «%1», campo por campo.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s) from “%1”</source>
        <translation>
            <numerusform>%Ln diferencia con «%1»</numerusform>
            <numerusform>%Ln diferencias con «%1»</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::design::DifferenceModel</name>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>What breaks</source>
        <translation>Qué deja de funcionar</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>no está</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::design::FieldChangePage</name>
    <message>
        <source>The service cannot change a contact field.</source>
        <translation>El servicio no puede cambiar un campo de contacto.</translation>
    </message>
    <message>
        <source>A new one takes its place: its values come along by an export and an import, and the old one goes last.</source>
        <translation>Uno nuevo ocupa su lugar: los valores se pasan con una exportación y una importación, y el antiguo se elimina al final.</translation>
    </message>
    <message>
        <source>New like this…</source>
        <translation>Nuevo como este…</translation>
    </message>
    <message>
        <source>Export contacts…</source>
        <translation>Exportar contactos…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Open the old field</source>
        <translation>Abrir el campo antiguo</translation>
    </message>
    <message>
        <source>Change a contact field</source>
        <translation>Cambiar un campo de contacto</translation>
    </message>
    <message>
        <source>Create the new field the way it should be, with another ID.</source>
        <translation>Cree el campo nuevo como debe ser, con otro ID.</translation>
    </message>
    <message>
        <source>Export the contacts. The file has the values of the old field.</source>
        <translation>Exporte los contactos. El archivo tiene los valores del campo antiguo.</translation>
    </message>
    <message>
        <source>Import that file, and match the old column to the new field.</source>
        <translation>Importe ese archivo y asigne la columna antigua al campo nuevo.</translation>
    </message>
    <message>
        <source>Check a few contacts. Then switch your segments and workflows to the new field, and delete the old one.</source>
        <translation>Compruebe algunos contactos. Después cambie sus segmentos y flujos al campo nuevo y elimine el antiguo.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::design::FieldListModel</name>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobación</translation>
    </message>
    <message>
        <source>The account has a field with this ID.</source>
        <translation>La cuenta ya tiene un campo con este ID.</translation>
    </message>
    <message>
        <source>Two rows have this ID.</source>
        <translation>Dos filas tienen este ID.</translation>
    </message>
    <message>
        <source>Can be created</source>
        <translation>Se puede crear</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::design::FieldListPage</name>
    <message>
        <source>Create…</source>
        <translation>Crear…</translation>
    </message>
    <message>
        <source>Contact fields from a table</source>
        <translation>Campos de contacto desde una tabla</translation>
    </message>
    <message>
        <source>Rows, as they are pasted</source>
        <translation>Filas, tal como se pegan</translation>
    </message>
    <message>
        <source>Paste rows from a spreadsheet, for example:
shoe_size, Shoe size, integer
shop, Favourite shop, one of, madrid=Madrid|bcn=Barcelona</source>
        <translation>Pegue filas de una hoja de cálculo, por ejemplo:
talla, Talla de calzado, entero
tienda, Tienda favorita, one of, madrid=Madrid|bcn=Barcelona</translation>
    </message>
    <message>
        <source>The fields, checked</source>
        <translation>Los campos, comprobados</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) could not be read.</source>
        <translation>
            <numerusform>No se pudo leer %Ln fila.</numerusform>
            <numerusform>No se pudieron leer %Ln filas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Create %Ln contact field(s) in %1…</source>
        <translation>
            <numerusform>Crear %Ln campo de contacto en %1…</numerusform>
            <numerusform>Crear %Ln campos de contacto en %1…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln can be created</source>
        <translation>
            <numerusform>Se puede crear</numerusform>
            <numerusform>Se pueden crear los %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Create contact fields</source>
        <translation>Crear campos de contacto</translation>
    </message>
    <message numerus="yes">
        <source>Create %Ln contact field(s) in %1?</source>
        <translation>
            <numerusform>¿Crear %Ln campo de contacto en %1?</numerusform>
            <numerusform>¿Crear %Ln campos de contacto en %1?</numerusform>
        </translation>
    </message>
    <message>
        <source>They are added to every contact, one after the other, as a job that you can pause. A field can never be changed later.</source>
        <translation>Se añaden a todos los contactos, uno tras otro, como una tarea que puede pausar. Un campo nunca se puede cambiar después.</translation>
    </message>
    <message numerus="yes">
        <source>Create %Ln contact field(s)</source>
        <translation>
            <numerusform>Crear %Ln campo de contacto</numerusform>
            <numerusform>Crear %Ln campos de contacto</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>One row per field: ID, name, type, options. Fields cannot be changed later.</source>
        <translation>Una fila por campo: ID, nombre, tipo, opciones. Los campos no se pueden cambiar después.</translation>
    </message>
    <message>
        <source>%L1 of %L2 need a fix first</source>
        <translation>%L1 de %L2 necesitan antes un arreglo</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::design::HandOverPage</name>
    <message>
        <source>Hand over to a developer</source>
        <translation>Entregar a un desarrollador</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>%1 · without your API key: programs read it from %2</source>
        <translation>%1 · sin su clave de API: los programas la leen de %2</translation>
    </message>
    <message>
        <source>Copied. Your API key is not in it.</source>
        <translation>Copiado. No contiene su clave de API.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Saved as “%1”.</source>
        <translation>Guardado como «%1».</translation>
    </message>
    <message>
        <source>The file could not be saved.</source>
        <translation>No se pudo guardar el archivo.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::design::SetupModel</name>
    <message>
        <source>Contact fields</source>
        <translation>Campos de contacto</translation>
    </message>
    <message>
        <source>Integrations</source>
        <translation>Integraciones</translation>
    </message>
    <message>
        <source>Event types</source>
        <translation>Tipos de evento</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Crear</translation>
    </message>
    <message>
        <source>Already there</source>
        <translation>Ya está</translation>
    </message>
    <message>
        <source>Differs</source>
        <translation>Difiere</translation>
    </message>
    <message>
        <source>Cannot</source>
        <translation>No se puede</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>ID or alias</source>
        <translation>ID o alias</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Qué ocurre</translation>
    </message>
    <message>
        <source>%1 · %L2: %3</source>
        <comment>kind of things, how many, which states</comment>
        <translation>%1 · %L2: %3</translation>
    </message>
    <message>
        <source>Nothing: it is the same here.</source>
        <translation>Nada: aquí es igual.</translation>
    </message>
    <message>
        <source>Here now → after</source>
        <translation>Aquí ahora → después</translation>
    </message>
    <message>
        <source>Hide what is already there</source>
        <translation>Ocultar lo que ya está</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln already there</source>
        <translation>
            <numerusform>Mostrar %Ln que ya está</numerusform>
            <numerusform>Mostrar %Ln que ya están</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>value before, value after</comment>
        <translation>%1 → %2</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::design::SetupPage</name>
    <message>
        <source>Copy a set-up</source>
        <translation>Copiar una configuración</translation>
    </message>
    <message>
        <source>Save plan…</source>
        <translation>Guardar plan…</translation>
    </message>
    <message>
        <source>Apply…</source>
        <translation>Aplicar…</translation>
    </message>
    <message>
        <source>Show the job</source>
        <translation>Mostrar la tarea</translation>
    </message>
    <message>
        <source>Set-up from %1</source>
        <translation>Configuración de %1</translation>
    </message>
    <message>
        <source>Compare again</source>
        <translation>Comparar de nuevo</translation>
    </message>
    <message>
        <source>Open a set-up file…</source>
        <translation>Abrir un archivo de configuración…</translation>
    </message>
    <message>
        <source>Save this set-up…</source>
        <translation>Guardar esta configuración…</translation>
    </message>
    <message>
        <source>Open a set-up file</source>
        <translation>Abrir un archivo de configuración</translation>
    </message>
    <message>
        <source>Save this set-up</source>
        <translation>Guardar esta configuración</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Qué ocurre</translation>
    </message>
    <message>
        <source>Where the set-up comes from</source>
        <translation>De dónde viene la configuración</translation>
    </message>
    <message>
        <source>will be changed</source>
        <translation>se cambiará</translation>
    </message>
    <message>
        <source>Save the plan</source>
        <translation>Guardar el plan</translation>
    </message>
    <message>
        <source>set-up plan.csv</source>
        <comment>name of a file</comment>
        <translation>plan de configuración.csv</translation>
    </message>
    <message>
        <source>From…</source>
        <translation>Desde…</translation>
    </message>
    <message>
        <source>A file…</source>
        <translation>Un archivo…</translation>
    </message>
    <message>
        <source>only read</source>
        <translation>solo se lee</translation>
    </message>
    <message>
        <source>Contact fields, integrations and event types · compared at %1</source>
        <translation>Campos de contacto, integraciones y tipos de evento · comparado a las %1</translation>
    </message>
    <message>
        <source>This set-up is empty</source>
        <translation>Esta configuración está vacía</translation>
    </message>
    <message>
        <source>It has no contact fields of its own, no integrations and no event types.</source>
        <translation>No tiene campos de contacto propios, ni integraciones ni tipos de evento.</translation>
    </message>
    <message>
        <source>Choose where the set-up comes from</source>
        <translation>Elija de dónde viene la configuración</translation>
    </message>
    <message>
        <source>Another account or a file. The difference is shown first; nothing is sent before you agree, and nothing is ever deleted.</source>
        <translation>Otra cuenta o un archivo. Primero se muestra la diferencia; no se envía nada sin su acuerdo y nunca se elimina nada.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message numerus="yes">
        <source>Apply %Ln change(s) to %1…</source>
        <translation>
            <numerusform>Aplicar %Ln cambio a %1…</numerusform>
            <numerusform>Aplicar %Ln cambios a %1…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln compared = %1</source>
        <translation>
            <numerusform>%Ln comparado = %1</numerusform>
            <numerusform>%Ln comparados = %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Another alias</source>
        <translation>Otro alias</translation>
    </message>
    <message>
        <source>The alias of “%1” in this account:</source>
        <translation>El alias de «%1» en esta cuenta:</translation>
    </message>
    <message>
        <source>Apply the set-up</source>
        <translation>Aplicar la configuración</translation>
    </message>
    <message numerus="yes">
        <source>Apply %Ln change(s) to %1?</source>
        <translation>
            <numerusform>¿Aplicar %Ln cambio a %1?</numerusform>
            <numerusform>¿Aplicar %Ln cambios a %1?</numerusform>
        </translation>
    </message>
    <message>
        <source>They are sent one after the other as a job that you can pause. Contact fields, aliases and the fields of event types can never be changed later. Nothing is deleted.</source>
        <translation>Se envían uno tras otro como una tarea que puede pausar. Los campos de contacto, los alias y los campos de los tipos de evento nunca se pueden cambiar después. No se elimina nada.</translation>
    </message>
    <message numerus="yes">
        <source>Apply %Ln change(s)</source>
        <translation>
            <numerusform>Aplicar %Ln cambio</numerusform>
            <numerusform>Aplicar %Ln cambios</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The job is paused.</source>
        <translation>La tarea está en pausa.</translation>
    </message>
    <message>
        <source>The set-up is being applied.</source>
        <translation>Se está aplicando la configuración.</translation>
    </message>
    <message>
        <source>%L1 of %L2 done</source>
        <translation>%L1 de %L2 hechos</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) made.</source>
        <translation>
            <numerusform>%Ln cambio hecho.</numerusform>
            <numerusform>%Ln cambios hechos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The account was read again and compared.</source>
        <translation>La cuenta se leyó de nuevo y se comparó.</translation>
    </message>
    <message>
        <source>%L1 of %L2 changes were made.</source>
        <translation>Se hicieron %L1 de %L2 cambios.</translation>
    </message>
    <message>
        <source>%L1 refused, %L2 not sent, %L3 unknown. The job has the reasons; what is missing stands in the plan again.</source>
        <translation>%L1 rechazados, %L2 sin enviar, %L3 desconocidos. La tarea tiene los motivos; lo que falta vuelve a estar en el plan.</translation>
    </message>
    <message>
        <source>Saved as “%1”.</source>
        <translation>Guardado como «%1».</translation>
    </message>
    <message>
        <source>The file could not be saved.</source>
        <translation>No se pudo guardar el archivo.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>ID or alias</source>
        <translation>ID o alias</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>An event type beside another definition</source>
        <translation>Un tipo de evento junto a otra definición</translation>
    </message>
    <message>
        <source>A set-up to be copied, not chosen yet</source>
        <translation>Una configuración por copiar, aún sin elegir</translation>
    </message>
    <message>
        <source>What copying a set-up would do</source>
        <translation>Lo que haría copiar una configuración</translation>
    </message>
    <message>
        <source>A set-up that was applied</source>
        <translation>Una configuración que se aplicó</translation>
    </message>
    <message>
        <source>A set-up of which the service refused a part</source>
        <translation>Una configuración de la que el servicio rechazó una parte</translation>
    </message>
    <message>
        <source>A file that holds no set-up</source>
        <translation>Un archivo que no contiene una configuración</translation>
    </message>
    <message>
        <source>Contact fields from a table, checked</source>
        <translation>Campos de contacto desde una tabla, comprobados</translation>
    </message>
    <message>
        <source>A contact field that cannot be changed</source>
        <translation>Un campo de contacto que no se puede cambiar</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::design::SetupSource</name>
    <message>
        <source>The file could not be read.</source>
        <translation>No se pudo leer el archivo.</translation>
    </message>
    <message>
        <source>It is too large.</source>
        <translation>Es demasiado grande.</translation>
    </message>
    <message>
        <source>Choose another one.</source>
        <translation>Elija otro.</translation>
    </message>
    <message>
        <source>Other accounts cannot be reached from here.</source>
        <translation>Desde aquí no se puede llegar a otras cuentas.</translation>
    </message>
    <message>
        <source>Set-up file</source>
        <translation>Archivo de configuración</translation>
    </message>
    <message>
        <source>Unknown account</source>
        <translation>Cuenta desconocida</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::design::TypeChangePage</name>
    <message>
        <source>Back to the old definition…</source>
        <translation>Volver a la definición antigua…</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Qué cambia</translation>
    </message>
    <message>
        <source>Back to the old definition</source>
        <translation>Volver a la definición antigua</translation>
    </message>
    <message>
        <source>Change the event type</source>
        <translation>Cambiar el tipo de evento</translation>
    </message>
    <message>
        <source>Create “%1” as it was?</source>
        <translation>¿Crear «%1» como era?</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>There is no plan for this event type.</source>
        <translation>No hay ningún plan para este tipo de evento.</translation>
    </message>
    <message>
        <source>Open an event type and choose “Edit…”.</source>
        <translation>Abra un tipo de evento y elija «Editar…».</translation>
    </message>
    <message>
        <source>The new event type is in place.</source>
        <translation>El tipo de evento nuevo está en su lugar.</translation>
    </message>
    <message>
        <source>This change is not finished.</source>
        <translation>Este cambio no ha terminado.</translation>
    </message>
    <message>
        <source>The service cannot change an event type, so a new one takes its place.</source>
        <translation>El servicio no puede cambiar un tipo de evento, así que uno nuevo ocupa su lugar.</translation>
    </message>
    <message>
        <source>Make this change…</source>
        <translation>Hacer este cambio…</translation>
    </message>
    <message>
        <source>Change an event type</source>
        <translation>Cambiar un tipo de evento</translation>
    </message>
    <message>
        <source>Replace “%1” with a new event type?</source>
        <translation>¿Sustituir «%1» por un tipo de evento nuevo?</translation>
    </message>
    <message>
        <source>It gets a new ID. Check the segments and workflows that use the old one: the service may refuse to delete an event type that is in use.</source>
        <translation>Tendrá un ID nuevo. Revise los segmentos y flujos que usan el antiguo: el servicio puede negarse a eliminar un tipo de evento en uso.</translation>
    </message>
    <message>
        <source>Make the change</source>
        <translation>Hacer el cambio</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Continuar…</translation>
    </message>
    <message>
        <source>%1 %2 One event type still takes events. Continue, or go back to the old definition.</source>
        <translation>%1 %2 Uno de los tipos de evento sigue recibiendo eventos. Continúe o vuelva a la definición anterior.</translation>
    </message>
    <message>
        <source>It was read back and is as planned.</source>
        <translation>Se ha vuelto a leer y es como estaba previsto.</translation>
    </message>
    <message>
        <source>The change is being made.</source>
        <translation>El cambio está en marcha.</translation>
    </message>
    <message>
        <source>Continue, or go back to the old definition.</source>
        <translation>Continúe o vuelva a la definición anterior.</translation>
    </message>
    <message>
        <source>A temporary copy stands in while the alias moves to the new one. Events sent to the alias at that moment are refused. If a step fails, one event type still works, and you can continue or go back.</source>
        <translation>Una copia temporal lo sustituye mientras el alias pasa al nuevo. Los eventos que lleguen al alias en ese momento se rechazan. Si falla un paso, uno de los tipos sigue funcionando y puede continuar o volver atrás.</translation>
    </message>
    <message>
        <source>The new one is created and checked first; the old one is deleted last. If a step fails, one of them still takes events.</source>
        <translation>Primero se crea y se comprueba el nuevo; el antiguo se elimina al final. Si falla un paso, uno de ellos sigue recibiendo eventos.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::details::FieldSheet</name>
    <message>
        <source>Open in the browser: %1</source>
        <translation>Abrir en el navegador: %1</translation>
    </message>
    <message>
        <source>%1: %2, open</source>
        <translation>%1: %2, abrir</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::details::RawPane</name>
    <message>
        <source>The record as JSON</source>
        <translation>El registro como JSON</translation>
    </message>
    <message>
        <source>As sent by the service</source>
        <translation>Tal como lo envió el servicio</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>Copiar como JSON</translation>
    </message>
    <message>
        <source>The record was copied as JSON.</source>
        <translation>El registro se copió como JSON.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::details::ValueLabel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>Copiar valor</translation>
    </message>
    <message>
        <source>Copy field ID</source>
        <translation>Copiar ID del campo</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::exports::DecisionForm</name>
    <message>
        <source>Use export %1, created %2</source>
        <translation>Usar la exportación %1, creada %2</translation>
    </message>
    <message>
        <source>The export</source>
        <translation>La exportación</translation>
    </message>
    <message>
        <source>Look at the service again</source>
        <translation>Volver a mirar en el servicio</translation>
    </message>
    <message>
        <source>Request it again</source>
        <translation>Volver a solicitarla</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::exports::ExportPage</name>
    <message>
        <source>New export</source>
        <translation>Nueva exportación</translation>
    </message>
    <message>
        <source>Any date range, joined into one table</source>
        <translation>Cualquier intervalo de fechas, unido en una sola tabla</translation>
    </message>
    <message>
        <source>Reading the export to copy from</source>
        <translation>Leyendo la exportación que se copia</translation>
    </message>
    <message>
        <source>The export to copy from could not be read. %1</source>
        <translation>No se pudo leer la exportación que se copia. %1</translation>
    </message>
    <message>
        <source>With the settings of the export “%1” created on %2</source>
        <translation>Con los ajustes de la exportación «%1» creada el %2</translation>
    </message>
    <message>
        <source>With the settings of the export “%1”</source>
        <translation>Con los ajustes de la exportación «%1»</translation>
    </message>
    <message>
        <source>Exports of that type can only be created in the service&apos;s own application</source>
        <translation>Las exportaciones de ese tipo solo se pueden crear en la aplicación del servicio</translation>
    </message>
    <message>
        <source>It goes on without this tab, and after a restart</source>
        <translation>Sigue sin esta pestaña, y después de reiniciar</translation>
    </message>
    <message>
        <source>New export: %1</source>
        <translation>Nueva exportación: %1</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::exports::OptionsStep</name>
    <message>
        <source>Default of the service</source>
        <translation>Lo habitual del servicio</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::exports::PlanStep</name>
    <message>
        <source>This account is read-only</source>
        <translation>Esta cuenta es de solo lectura</translation>
    </message>
    <message>
        <source>%1 = %2, without a gap and without a day twice.</source>
        <comment>days, exports</comment>
        <translation>%1 = %2, sin huecos y sin ningún día repetido.</translation>
    </message>
    <message>
        <source>The file is checked and kept on this computer. Only you can read it: %1</source>
        <translation>El archivo se comprueba y se guarda en este ordenador. Solo usted puede leerlo: %1</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>sin empezar</translation>
    </message>
    <message>
        <source>How long it takes is up to the service; you need not wait here.</source>
        <translation>Lo que tarde depende del servicio; no hace falta esperar aquí.</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>You will be asked before anything is sent.</source>
        <translation>Se le preguntará antes de enviar nada.</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>Exportación %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln export(s), joined into one table</source>
        <translation>
            <numerusform>%1: %Ln exportación, en una tabla</numerusform>
            <numerusform>%1: %Ln exportaciones, unidas en una tabla</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s)</source>
        <translation>
            <numerusform>%Ln día</numerusform>
            <numerusform>%Ln días</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln export(s) of at most 31 days</source>
        <translation>
            <numerusform>%Ln exportación de como mucho 31 días</numerusform>
            <numerusform>%Ln exportaciones de como mucho 31 días</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %Ln minute(s), as the last one took.</source>
        <translation>
            <numerusform>Alrededor de %Ln minuto, como tardó la última.</numerusform>
            <numerusform>Alrededor de %Ln minutos, como tardó la última.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Create %Ln export(s) in %1</source>
        <translation>
            <numerusform>&amp;Crear %Ln exportación en %1</numerusform>
            <numerusform>&amp;Crear %Ln exportaciones en %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Create %Ln export(s) in %1?</source>
        <translation>
            <numerusform>¿Crear %Ln exportación en %1?</numerusform>
            <numerusform>¿Crear %Ln exportaciones en %1?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Create %Ln export(s) in %1</source>
        <translation>
            <numerusform>Crear %Ln exportación en %1</numerusform>
            <numerusform>Crear %Ln exportaciones en %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Exports can be planned, but not requested.</source>
        <translation>Las exportaciones se pueden planificar, pero no pedir.</translation>
    </message>
    <message>
        <source>At most %1 wait at the service at a time; the next is requested when one is ready.</source>
        <translation>Como máximo esperan %1 a la vez en el servicio; la siguiente se pide cuando una está lista.</translation>
    </message>
    <message>
        <source>This account is read-only: nothing can be requested.</source>
        <translation>Esta cuenta es de solo lectura: no se puede pedir nada.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::exports::ResultStep</name>
    <message>
        <source>&amp;Open</source>
        <translation>A&amp;brir</translation>
    </message>
    <message>
        <source>Open &amp;products</source>
        <translation>Abrir &amp;productos</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>Mostrar en la &amp;carpeta</translation>
    </message>
    <message>
        <source>Ne&amp;w like this</source>
        <translation>Nue&amp;va como esta</translation>
    </message>
    <message>
        <source>Kept on this computer. Only you can read it: %1</source>
        <translation>Guardado en este ordenador. Solo usted puede leerlo: %1</translation>
    </message>
    <message>
        <source>The file is not there any more</source>
        <translation>El archivo ya no está</translation>
    </message>
    <message>
        <source>It was deleted or moved since it was made.</source>
        <translation>Se eliminó o se movió después de crearse.</translation>
    </message>
    <message>
        <source>Everything is here</source>
        <translation>Está todo</translation>
    </message>
    <message>
        <source>Every file was checked against what the service announced, and they were joined without gaps.</source>
        <translation>Cada archivo se comprobó con lo que anunció el servicio y se unieron sin huecos.</translation>
    </message>
    <message>
        <source>No table was made</source>
        <translation>No se hizo ninguna tabla</translation>
    </message>
    <message>
        <source>%L1 of %L2 exports are here.</source>
        <translation>Hay %L1 de %L2 exportaciones.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>C&amp;errar</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln fila</numerusform>
            <numerusform>%Ln filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>made of %Ln export(s)</source>
        <translation>
            <numerusform>hecho de %Ln exportación</numerusform>
            <numerusform>hecho de %Ln exportaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln export(s) are missing</source>
        <translation>
            <numerusform>Falta %Ln exportación</numerusform>
            <numerusform>Faltan %Ln exportaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Not repeated</source>
        <translation>No se repite</translation>
    </message>
    <message>
        <source>&amp;Repeat</source>
        <translation>&amp;Repetir</translation>
    </message>
    <message>
        <source>while Storedesk or “storedesk-cli run” runs</source>
        <translation>mientras funcione Storedesk o «storedesk-cli run»</translation>
    </message>
    <message>
        <source>&amp;Delete here…</source>
        <translation>&amp;Eliminar aquí…</translation>
    </message>
    <message>
        <source>Delete the table</source>
        <translation>Eliminar la tabla</translation>
    </message>
    <message>
        <source>Delete this table from this computer?</source>
        <translation>¿Eliminar esta tabla de este ordenador?</translation>
    </message>
    <message>
        <source>The exports stay at the service, where they can be fetched again.</source>
        <translation>Las exportaciones siguen en el servicio, de donde se pueden volver a descargar.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conservarla</translation>
    </message>
    <message>
        <source>The table was deleted from this computer</source>
        <translation>La tabla se eliminó de este ordenador</translation>
    </message>
    <message>
        <source>The file was checked against what the service announced.</source>
        <translation>El archivo se comprobó con lo que anunció el servicio.</translation>
    </message>
    <message>
        <source>&amp;Compare with the one before</source>
        <translation>&amp;Comparar con la anterior</translation>
    </message>
    <message>
        <source>Request the &amp;missing ones again</source>
        <translation>Volver a pedir las que &amp;faltan</translation>
    </message>
    <message>
        <source>Dec&amp;ide…</source>
        <translation>Dec&amp;idir…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln repeated row(s) left out</source>
        <translation>
            <numerusform>%Ln fila repetida omitida</numerusform>
            <numerusform>%Ln filas repetidas omitidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Not checked against what the service announced</source>
        <translation>Sin comprobar con lo que anunció el servicio</translation>
    </message>
    <message>
        <source>The table is not what the service announced</source>
        <translation>La tabla no coincide con lo que anunció el servicio</translation>
    </message>
    <message>
        <source>It was not requested.</source>
        <translation>No se ha solicitado.</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>y %Ln más</numerusform>
            <numerusform>y %Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>Unknown outcome</source>
        <translation>Resultado sin confirmar</translation>
    </message>
    <message>
        <source>Did the service make these exports?</source>
        <translation>¿Ha creado el servicio estas exportaciones?</translation>
    </message>
    <message>
        <source>The answer to the request was lost. Use the export at the service if it is this one. If you request it again and the service received the first request, the export exists twice there; the table is the same.</source>
        <translation>La respuesta a la petición se ha perdido. Use la exportación del servicio si es esta. Si vuelve a solicitarla y el servicio recibió la primera petición, la exportación existirá dos veces allí; la tabla es la misma.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Decidir más tarde</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::exports::RunStep</name>
    <message>
        <source>Canc&amp;el</source>
        <translation>Canc&amp;elar</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausar</translation>
    </message>
    <message>
        <source>Show in &amp;Jobs</source>
        <translation>Mostrar en &amp;Tareas</translation>
    </message>
    <message>
        <source>You close this tab: nothing changes, the work goes on in Jobs.</source>
        <translation>Cierra esta pestaña: no cambia nada, el trabajo sigue en Tareas.</translation>
    </message>
    <message>
        <source>What happens if…</source>
        <translation>Qué pasa si…</translation>
    </message>
    <message>
        <source>Everything is here and is being joined</source>
        <translation>Está todo y se está uniendo</translation>
    </message>
    <message>
        <source>Not everything could be fetched</source>
        <translation>No se pudo descargar todo</translation>
    </message>
    <message>
        <source>%1: under way</source>
        <translation>%1: en marcha</translation>
    </message>
    <message>
        <source>%1: paused</source>
        <translation>%1: en pausa</translation>
    </message>
    <message>
        <source>Go &amp;on</source>
        <translation>C&amp;ontinuar</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>sin empezar</translation>
    </message>
    <message>
        <source>waiting at the service</source>
        <translation>en espera en el servicio</translation>
    </message>
    <message>
        <source>being made, %1 %</source>
        <translation>haciéndose, %1 %</translation>
    </message>
    <message>
        <source>being fetched, %1 %</source>
        <translation>bajando, %1 %</translation>
    </message>
    <message>
        <source>being checked</source>
        <translation>comprobándose</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>no se sabe</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>falló</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecutar</translation>
    </message>
    <message>
        <source>It has not ended yet. You can close this tab: it goes on.</source>
        <translation>Aún no ha terminado. Puede cerrar esta pestaña: sigue adelante.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln fila</numerusform>
            <numerusform>%Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>The computer is switched off: the service works on what it has. At the next start Storedesk fetches what is ready and goes on.</source>
        <translation>El equipo se apaga: el servicio sigue con lo que tiene. En el próximo inicio, Storedesk descarga lo que esté listo y continúa.</translation>
    </message>
    <message>
        <source>A download link expires after 100 minutes: a new one is requested.</source>
        <translation>Un enlace de descarga caduca a los 100 minutos: se pide otro.</translation>
    </message>
    <message>
        <source>An export fails: it is requested twice more while the others go on. The table is made once all of them are here.</source>
        <translation>Una exportación falla: se pide dos veces más mientras las otras continúan. La tabla se hace cuando están todas.</translation>
    </message>
    <message>
        <source>being requested</source>
        <translation>pidiéndose</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::exports::WhatStep</name>
    <message>
        <source>All contacts as they are now, or those of one segment.</source>
        <translation>Todos los contactos como están ahora, o los de un segmento.</translation>
    </message>
    <message>
        <source>This is before the start date.</source>
        <translation>Es anterior a la fecha de inicio.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>Falta %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s)</source>
        <translation>
            <numerusform>%Ln día</numerusform>
            <numerusform>%Ln días</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::files::ChangedColumns</name>
    <message>
        <source>Most changed:</source>
        <translation>Lo que más cambió:</translation>
    </message>
    <message>
        <source>Only rows where this column changed</source>
        <translation>Solo las filas en las que cambió esta columna</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 más</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::files::ChartPanel</name>
    <message>
        <source>Save picture…</source>
        <translation>Guardar imagen…</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>Back to the profile</source>
        <translation>Volver al perfil</translation>
    </message>
    <message>
        <source>Chart type</source>
        <translation>Tipo de gráfico</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>Barras</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Proporción</translation>
    </message>
    <message>
        <source>For each value of</source>
        <translation>Por cada valor de</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Cantidad</translation>
    </message>
    <message>
        <source>Copy figures</source>
        <translation>Copiar cifras</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>filas</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>por %1</translation>
    </message>
    <message>
        <source>sum of %1</source>
        <translation>suma de %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Contando…</translation>
    </message>
    <message>
        <source>Rows that match the filter</source>
        <translation>Filas que cumplen el filtro</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>Todas las filas</translation>
    </message>
    <message>
        <source>Save the chart as</source>
        <translation>Guardar el gráfico como</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Imagen (*.png)</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Dibujo (*.svg)</translation>
    </message>
    <message>
        <source>%1 chart.png</source>
        <translation>%1 gráfico.png</translation>
    </message>
    <message>
        <source>Saved %1, and its figures beside it.</source>
        <translation>Guardado %1, con sus cifras al lado.</translation>
    </message>
    <message>
        <source>The figures of the chart were copied.</source>
        <translation>Se copiaron las cifras del gráfico.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::files::ColumnActions</name>
    <message>
        <source>Sort asce&amp;nding</source>
        <translation>Orden &amp;ascendente</translation>
    </message>
    <message>
        <source>Sort &amp;descending</source>
        <translation>Orden &amp;descendente</translation>
    </message>
    <message>
        <source>Order as in the &amp;file</source>
        <translation>Orden del ar&amp;chivo</translation>
    </message>
    <message>
        <source>Filter by &amp;values…</source>
        <translation>Filtrar por &amp;valores…</translation>
    </message>
    <message>
        <source>Only rows &amp;with this value</source>
        <translation>Solo &amp;filas con este valor</translation>
    </message>
    <message>
        <source>&amp;Profile of the column</source>
        <translation>&amp;Perfil de la columna</translation>
    </message>
    <message>
        <source>C&amp;hart</source>
        <translation>&amp;Gráfico</translation>
    </message>
    <message>
        <source>H&amp;ide the column</source>
        <translation>&amp;Ocultar la columna</translation>
    </message>
    <message>
        <source>Free&amp;ze up to this column</source>
        <translation>&amp;Inmovilizar hasta esta columna</translation>
    </message>
    <message>
        <source>Do not freeze &amp;any column</source>
        <translation>No inmovilizar &amp;ninguna columna</translation>
    </message>
    <message>
        <source>Contains p&amp;ersonal data</source>
        <translation>Contiene datos p&amp;ersonales</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Available once all rows are counted.</source>
        <translation>Disponible cuando se hayan contado todas las filas.</translation>
    </message>
    <message>
        <source>Go to a column first.</source>
        <translation>Vaya primero a una columna.</translation>
    </message>
    <message>
        <source>Already set.</source>
        <translation>Ya está así.</translation>
    </message>
    <message>
        <source>No column is frozen.</source>
        <translation>Ninguna columna está inmovilizada.</translation>
    </message>
    <message>
        <source>&amp;Then by this column</source>
        <translation>De&amp;spués por esta columna</translation>
    </message>
    <message>
        <source>The column %1 is hidden.</source>
        <translation>La columna %1 está oculta.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::files::ColumnsPopup</name>
    <message>
        <source>Find a column</source>
        <translation>Buscar una columna</translation>
    </message>
    <message>
        <source>Columns of the file</source>
        <translation>Columnas del archivo</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todas</translation>
    </message>
    <message>
        <source>Hide all</source>
        <translation>Ocultar todas</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::files::ComparePage</name>
    <message>
        <source>&amp;Next difference</source>
        <translation>Diferencia &amp;siguiente</translation>
    </message>
    <message>
        <source>&amp;Previous difference</source>
        <translation>Diferencia &amp;anterior</translation>
    </message>
    <message>
        <source>Compare two files</source>
        <translation>Comparar dos archivos</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Intercambiar los lados</translation>
    </message>
    <message>
        <source>Save the difference…</source>
        <translation>Guardar la diferencia…</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Match rows by</source>
        <translation>Emparejar filas por</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Elegir un archivo…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Elija un archivo</translation>
    </message>
    <message>
        <source>Choose a file to compare</source>
        <translation>Elija un archivo para comparar</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparando…</translation>
    </message>
    <message>
        <source>Choose the older and the newer file</source>
        <translation>Elija el archivo anterior y el posterior</translation>
    </message>
    <message>
        <source>The same: %1</source>
        <translation>Iguales: %1</translation>
    </message>
    <message>
        <source>%1 − %2 gone + %3 new = %4</source>
        <translation>%1 − %2 desaparecidos + %3 nuevos = %4</translation>
    </message>
    <message>
        <source>Hide columns without a difference (%1)</source>
        <translation>Ocultar columnas sin diferencias (%1)</translation>
    </message>
    <message>
        <source>Compare again</source>
        <translation>Comparar de nuevo</translation>
    </message>
    <message>
        <source>Comparing… %1</source>
        <translation>Comparando… %1</translation>
    </message>
    <message>
        <source>&amp;Stop comparing</source>
        <translation>&amp;Dejar de comparar</translation>
    </message>
    <message>
        <source>The comparison was stopped</source>
        <translation>Se detuvo la comparación</translation>
    </message>
    <message>
        <source>No result was kept. Both files are unchanged.</source>
        <translation>No se guardó ningún resultado. Los dos archivos siguen como estaban.</translation>
    </message>
    <message>
        <source>Treat equal numbers and dates as the same, however they are written</source>
        <translation>Tratar como iguales los números y las fechas escritos de otra forma</translation>
    </message>
    <message>
        <source>%1 against %2, by %3 · %4 s</source>
        <comment>3 rows against 5</comment>
        <translation>%1 frente a %2, por %3 · %4 s</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::files::CountCard</name>
    <message>
        <source>%1: %2 rows</source>
        <translation>%1: %2 filas</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::files::FileActions</name>
    <message>
        <source>&amp;Save what I see…</source>
        <translation>&amp;Guardar lo que veo…</translation>
    </message>
    <message>
        <source>&amp;Mask personal data</source>
        <translation>&amp;Ocultar datos personales</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>&amp;Comparar…</translation>
    </message>
    <message>
        <source>Copy the selected &amp;rows</source>
        <translation>Copiar las &amp;filas seleccionadas</translation>
    </message>
    <message>
        <source>&amp;Open the live record</source>
        <translation>&amp;Abrir el registro actual</translation>
    </message>
    <message>
        <source>&amp;Look up the selected rows</source>
        <translation>&amp;Buscar las filas seleccionadas</translation>
    </message>
    <message>
        <source>Save what I see…</source>
        <translation>Guardar lo que veo…</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Ocultar</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Comparar…</translation>
    </message>
    <message>
        <source>Available once all rows are counted.</source>
        <translation>Disponible cuando se hayan contado todas las filas.</translation>
    </message>
    <message>
        <source>It is being saved.</source>
        <translation>Se está guardando.</translation>
    </message>
    <message>
        <source>Select rows first.</source>
        <translation>Seleccione primero filas.</translation>
    </message>
    <message>
        <source>Connect an account first.</source>
        <translation>Conecte primero una cuenta.</translation>
    </message>
    <message>
        <source>Go to a column with emails, external IDs, product IDs or purchase IDs.</source>
        <translation>Vaya a una columna con correos, ID externos, ID de producto o ID de compra.</translation>
    </message>
    <message numerus="yes">
        <source>%n columns with personal data are masked on the screen.</source>
        <translation>
            <numerusform>%n columna con datos personales está oculta en pantalla.</numerusform>
            <numerusform>%n columnas con datos personales están ocultas en pantalla.</numerusform>
        </translation>
    </message>
    <message>
        <source>Personal data is shown again.</source>
        <translation>Los datos personales se muestran de nuevo.</translation>
    </message>
    <message>
        <source>%1 rows are too many to copy. Filter to them and save what you see.</source>
        <translation>%1 filas son demasiadas para copiar. Fíltrelas y guarde lo que ve.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows copied, personal data masked.</source>
        <translation>
            <numerusform>%n fila copiada, con los datos personales ocultos.</numerusform>
            <numerusform>%n filas copiadas, con los datos personales ocultos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows copied.</source>
        <translation>
            <numerusform>%n fila copiada.</numerusform>
            <numerusform>%n filas copiadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Connect an account to open the live record.</source>
        <translation>Conecte una cuenta para abrir el registro actual.</translation>
    </message>
    <message>
        <source>This column does not identify records of the service.</source>
        <translation>Esta columna no identifica registros del servicio.</translation>
    </message>
    <message>
        <source>Only the first %1 of the selected rows are looked up.</source>
        <translation>Solo se buscan las primeras %1 filas seleccionadas.</translation>
    </message>
    <message>
        <source>Add a co&amp;ndition…</source>
        <translation>Añadir una co&amp;ndición…</translation>
    </message>
    <message>
        <source>Use in a bulk &amp;job…</source>
        <translation>Usar en una &amp;tarea masiva…</translation>
    </message>
    <message>
        <source>%1 rows are too many to hand over. Save them and choose the file in a new bulk job.</source>
        <translation>%1 filas son demasiadas para pasarlas. Guárdelas y elija el archivo en una nueva tarea masiva.</translation>
    </message>
    <message>
        <source>Select rows in a column of emails or IDs, at most %1.</source>
        <translation>Seleccione filas en una columna de correos o ID, %1 como máximo.</translation>
    </message>
    <message>
        <source>&amp;Import this file…</source>
        <translation>&amp;Importar este archivo…</translation>
    </message>
    <message>
        <source>A selected row cannot be read reliably.</source>
        <translation>Una fila seleccionada no se puede leer con seguridad.</translation>
    </message>
    <message>
        <source>Correct the file, or leave the row out.</source>
        <translation>Corrija el archivo o excluya la fila.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::files::FileArrangement</name>
    <message>
        <source>Conditions on missing columns were left out.</source>
        <translation>Se omitieron las condiciones sobre columnas que ya no están.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::files::FileHead</name>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Change how the file is read</source>
        <translation>Cambiar cómo se lee el archivo</translation>
    </message>
    <message>
        <source>Table in the archive</source>
        <translation>Tabla del archivo comprimido</translation>
    </message>
    <message>
        <source>All tables with these columns</source>
        <translation>Todas las tablas con estas columnas</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Hoja</translation>
    </message>
    <message>
        <source>All sheets with these columns</source>
        <translation>Todas las hojas con estas columnas</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::files::FileLink</name>
    <message>
        <source>Today, %1</source>
        <translation>Hoy, %1</translation>
    </message>
    <message>
        <source>Yesterday, %1</source>
        <translation>Ayer, %1</translation>
    </message>
    <message>
        <source>Remove from this list</source>
        <translation>Quitar de esta lista</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::files::FilePage</name>
    <message>
        <source>Read again</source>
        <translation>Leer de nuevo</translation>
    </message>
    <message numerus="yes">
        <source>%n columns</source>
        <translation>
            <numerusform>%n columna</numerusform>
            <numerusform>%n columnas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 columns shown</source>
        <translation>%1 de %2 columnas a la vista</translation>
    </message>
    <message>
        <source>%1 sum %2, mean %3</source>
        <translation>%1 suma %2, media %3</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 seleccionadas</translation>
    </message>
    <message>
        <source>the table shows the first %1</source>
        <translation>la tabla muestra las primeras %1</translation>
    </message>
    <message>
        <source>stopped early</source>
        <translation>detenido antes del final</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Count them all</source>
        <translation>Contarlas todas</translation>
    </message>
    <message>
        <source>The file has changed on disk</source>
        <translation>El archivo ha cambiado en el disco</translation>
    </message>
    <message>
        <source>You see the file as it was before. Nothing was lost; read it again to see the current content.</source>
        <translation>Ve el archivo tal como estaba. No se ha perdido nada; léalo de nuevo para ver el contenido actual.</translation>
    </message>
    <message numerus="yes">
        <source>%n places are not valid CSV</source>
        <translation>
            <numerusform>%n lugar no es CSV válido</numerusform>
            <numerusform>%n lugares no son CSV válido</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows have a different number of cells</source>
        <translation>
            <numerusform>%n fila tiene un número distinto de celdas</numerusform>
            <numerusform>%n filas tienen un número distinto de celdas</numerusform>
        </translation>
    </message>
    <message>
        <source>The first row has %1. They are shown and saved as they are. Is the separator right?</source>
        <translation>La primera fila tiene %1. Se muestran y se guardan como están. ¿Es correcto el separador?</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>The file is not open</source>
        <translation>El archivo no está abierto</translation>
    </message>
    <message>
        <source>Opening it was stopped.</source>
        <translation>Se detuvo la apertura.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Abrirlo</translation>
    </message>
    <message>
        <source>No rows</source>
        <translation>Sin filas</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>El archivo está vacío.</translation>
    </message>
    <message>
        <source>The file has a header but no rows.</source>
        <translation>El archivo tiene una cabecera, pero ninguna fila.</translation>
    </message>
    <message>
        <source>No row matches the filter</source>
        <translation>Ninguna fila cumple el filtro</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Quitar el filtro</translation>
    </message>
    <message numerus="yes">
        <source>%n tables have other columns</source>
        <translation>
            <numerusform>%n tabla tiene otras columnas</numerusform>
            <numerusform>%n tablas tienen otras columnas</numerusform>
        </translation>
    </message>
    <message>
        <source>They are not among these rows: %1. Choose one above to see it.</source>
        <translation>No están entre estas filas: %1. Elija una arriba para verla.</translation>
    </message>
    <message>
        <source>The archive contains %1 tables</source>
        <translation>El archivo comprimido contiene %1 tablas</translation>
    </message>
    <message>
        <source>This is “%1”. Choose another above, or see all that have its columns as one table.</source>
        <translation>Esta es «%1». Elija otra arriba, o vea como una sola tabla todas las que tienen sus columnas.</translation>
    </message>
    <message>
        <source>As one table</source>
        <translation>Como una sola tabla</translation>
    </message>
    <message numerus="yes">
        <source>%n not a number</source>
        <translation>
            <numerusform>%n no es un número</numerusform>
            <numerusform>%n no son números</numerusform>
        </translation>
    </message>
    <message>
        <source>The spreadsheet contains %1 sheets</source>
        <translation>La hoja de cálculo contiene %1 hojas</translation>
    </message>
    <message>
        <source>The first row has %1. They are shown and saved as they are.</source>
        <translation>La primera fila tiene %1. Se muestran y se guardan como están.</translation>
    </message>
    <message>
        <source>The file has %1.</source>
        <comment>3 rows</comment>
        <translation>El archivo tiene %1.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::files::FileSearch</name>
    <message>
        <source>“%1” is not among these rows</source>
        <translation>«%1» no está entre estas filas</translation>
    </message>
    <message>
        <source>continued from the top</source>
        <translation>se siguió desde el principio</translation>
    </message>
    <message>
        <source>Nothing changed in these rows</source>
        <translation>Nada cambió en estas filas</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::files::FilesPage</name>
    <message>
        <source>&amp;Open files…</source>
        <translation>&amp;Abrir archivos…</translation>
    </message>
    <message>
        <source>&amp;Compare two files…</source>
        <translation>&amp;Comparar dos archivos…</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Archivos recientes</translation>
    </message>
    <message>
        <source>Exports and other tables, of any size, as they are on this computer</source>
        <translation>Exportaciones y otras tablas, de cualquier tamaño, tal como están en este equipo</translation>
    </message>
    <message>
        <source>Compare two files…</source>
        <translation>Comparar dos archivos…</translation>
    </message>
    <message>
        <source>Drop a file here</source>
        <translation>Suelte aquí un archivo</translation>
    </message>
    <message>
        <source>Open files…</source>
        <translation>Abrir archivos…</translation>
    </message>
    <message>
        <source>&amp;Paste as a table</source>
        <translation>&amp;Pegar como tabla</translation>
    </message>
    <message>
        <source>Paste as a table</source>
        <translation>Pegar como tabla</translation>
    </message>
    <message>
        <source>CSV, spreadsheets (.xlsx, .ods), or the ZIP of an export. Files are read, never changed, and nothing leaves this computer.</source>
        <translation>CSV, hojas de cálculo (.xlsx, .ods) o el ZIP de una exportación. Los archivos se leen, nunca se modifican, y nada sale de este equipo.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::files::FilterBar</name>
    <message>
        <source>Condition</source>
        <translation>Condición</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>En palabras</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Add a condition</source>
        <translation>Añadir una condición</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Quitar el filtro</translation>
    </message>
    <message>
        <source>Find a text in the rows shown</source>
        <translation>Buscar un texto en las filas mostradas</translation>
    </message>
    <message>
        <source>Filter in words</source>
        <translation>Filtro en palabras</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>Todas las filas</translation>
    </message>
    <message>
        <source>Rows without</source>
        <translation>Filas sin</translation>
    </message>
    <message>
        <source>Rows where</source>
        <translation>Filas donde</translation>
    </message>
    <message>
        <source>Change between “and” and “or”</source>
        <translation>Cambiar entre «y» y «o»</translation>
    </message>
    <message>
        <source>For example: %1 contains ana and %2 is not empty</source>
        <translation>Por ejemplo: %1 contiene ana y %2 no está vacío</translation>
    </message>
    <message>
        <source>The condition on %1 was removed.</source>
        <translation>Se quitó la condición sobre %1.</translation>
    </message>
    <message>
        <source>The filter was cleared.</source>
        <translation>Se quitó el filtro.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::files::FormatChooser</name>
    <message>
        <source>Read as</source>
        <translation>Leer como</translation>
    </message>
    <message>
        <source>How the cells of this column are read</source>
        <translation>Cómo se leen las celdas de esta columna</translation>
    </message>
    <message>
        <source>Read as (detected automatically)</source>
        <translation>Se lee como (detectado automáticamente)</translation>
    </message>
    <message>
        <source>Read as (your choice)</source>
        <translation>Se lee como (su elección)</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::files::HistogramView</name>
    <message>
        <source>How the values are spread</source>
        <translation>Cómo se reparten los valores</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 y más</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1: %2 rows, %3 shown</source>
        <translation>%1: %2 filas, %3 a la vista</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::files::OddRow</name>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Show the rows with odd values</source>
        <translation>Mostrar las filas con valores extraños</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::files::ProfilePanel</name>
    <message>
        <source>Counting…</source>
        <translation>Contando…</translation>
    </message>
    <message>
        <source>Close the profile</source>
        <translation>Cerrar el perfil</translation>
    </message>
    <message>
        <source>Filter…</source>
        <translation>Filtrar…</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>Rows that match the filter</source>
        <translation>Filas que cumplen el filtro</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>Todas las filas</translation>
    </message>
    <message>
        <source>Blue: rows that match the filter</source>
        <translation>Azul: filas que cumplen el filtro</translation>
    </message>
    <message>
        <source>Most frequent</source>
        <translation>Los más frecuentes</translation>
    </message>
    <message>
        <source>Odd values</source>
        <translation>Valores extraños</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::files::ReadingDialog</name>
    <message>
        <source>How the file is read</source>
        <translation>Cómo se lee el archivo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Read it this way</source>
        <translation>Leerlo así</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::files::SaveDialog</name>
    <message>
        <source>Save what I see</source>
        <translation>Guardar lo que veo</translation>
    </message>
    <message>
        <source>Column separator</source>
        <translation>Separador de columnas</translation>
    </message>
    <message>
        <source>Cells that begin like a formula get an apostrophe, so that opening the file cannot run anything. Accents are kept. Phone numbers with +34 get the apostrophe too: do not import this file.</source>
        <translation>Las celdas que empiezan como una fórmula llevan un apóstrofo, para que abrir el archivo no pueda ejecutar nada. Los acentos se conservan. Los teléfonos con +34 también llevan el apóstrofo: no importe este archivo.</translation>
    </message>
    <message>
        <source>Values are saved unchanged. Right for importing the file again.</source>
        <translation>Los valores se guardan sin cambios. Es lo adecuado para volver a importar el archivo.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Mask personal data as on the screen (%n columns)</source>
        <translation>
            <numerusform>&amp;Ocultar datos personales como en la pantalla (%n columna)</numerusform>
            <numerusform>&amp;Ocultar datos personales como en la pantalla (%n columnas)</numerusform>
        </translation>
    </message>
    <message>
        <source>CSV, &amp;exact</source>
        <translation>CSV, &amp;exacto</translation>
    </message>
    <message>
        <source>S&amp;preadsheet (.xlsx)</source>
        <translation>Hoja de cá&amp;lculo (.xlsx)</translation>
    </message>
    <message>
        <source>CSV, &amp;safe for spreadsheets</source>
        <translation>CSV, &amp;seguro para hojas de cálculo</translation>
    </message>
    <message>
        <source>Numbers and dates are written as such; post codes, phones and long IDs stay text, and nothing becomes a formula.</source>
        <translation>Los números y las fechas se escriben como tales; los códigos postales, los teléfonos y los ID largos siguen siendo texto, y nada se convierte en fórmula.</translation>
    </message>
    <message>
        <source>Column &amp;names as on the screen</source>
        <translation>&amp;Nombres de columna como en pantalla</translation>
    </message>
    <message>
        <source>“%1” instead of “%2”</source>
        <translation>«%1» en lugar de «%2»</translation>
    </message>
    <message>
        <source>Save %1…</source>
        <comment>3 rows</comment>
        <translation>Guardar %1…</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::files::Saving</name>
    <message>
        <source>%1, %2 of %3 columns, %4</source>
        <translation>%1, %2 de %3 columnas, %4</translation>
    </message>
    <message>
        <source>in the order shown</source>
        <translation>en el orden mostrado</translation>
    </message>
    <message>
        <source>in the order of the file</source>
        <translation>en el orden del archivo</translation>
    </message>
    <message>
        <source>Save the rows as</source>
        <translation>Guardar las filas como</translation>
    </message>
    <message>
        <source>%1 differences</source>
        <translation>%1 diferencias</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 selección</translation>
    </message>
    <message>
        <source>Saving… %1</source>
        <translation>Guardando… %1</translation>
    </message>
    <message>
        <source>Saving was stopped.</source>
        <translation>Se detuvo el guardado.</translation>
    </message>
    <message>
        <source>Writing the file…</source>
        <translation>Escribiendo el archivo…</translation>
    </message>
    <message>
        <source>Saved %1 as %2.</source>
        <comment>3 rows</comment>
        <translation>Se guardó como %2: %1.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::files::SheetDelegate</name>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::files::SheetGrid</name>
    <message>
        <source>Rows of the file</source>
        <translation>Filas del archivo</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::files::ValueRow</name>
    <message>
        <source>%1, %2 rows</source>
        <translation>%1, %2 filas</translation>
    </message>
    <message>
        <source>Show the rows with %1</source>
        <translation>Mostrar las filas con %1</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::files::WorkLine</name>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::forms::ChoiceEditor</name>
    <message>
        <source>Choose</source>
        <translation>Elegir</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Sin valor</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::forms::ChoicesEditor</name>
    <message>
        <source>None selected</source>
        <translation>Ninguna selección</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::forms::ColourEditor</name>
    <message>
        <source>Choose a colour</source>
        <translation>Elegir un color</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::forms::FieldEditor</name>
    <message>
        <source>was empty</source>
        <translation>estaba vacío</translation>
    </message>
    <message>
        <source>was: %1</source>
        <translation>antes: %1</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Obligatorio</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::forms::FieldForm</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::forms::LongEditor</name>
    <message>
        <source>One per line.</source>
        <translation>Uno por línea.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::forms::MomentEditor</name>
    <message>
        <source>Choose a day</source>
        <translation>Elegir un día</translation>
    </message>
    <message>
        <source>e.g. %1</source>
        <translation>p. ej., %1</translation>
    </message>
    <message>
        <source>0:00 UTC</source>
        <translation>0:00 UTC</translation>
    </message>
    <message>
        <source>from 0:00, %1</source>
        <translation>desde las 0:00, %1</translation>
    </message>
    <message>
        <source>includes the whole day, until 24:00, %1</source>
        <translation>incluye el día completo, hasta las 24:00, %1</translation>
    </message>
    <message>
        <source>means %1</source>
        <translation>significa %1</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::forms::PairList</name>
    <message>
        <source>Add…</source>
        <translation>Añadir…</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Quitar %1</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::forms::PairsEditor</name>
    <message>
        <source>Paste list</source>
        <translation>Pegar lista</translation>
    </message>
    <message>
        <source>One line for each, as copied from a table</source>
        <translation>Una línea para cada una, como se copian de una tabla</translation>
    </message>
    <message>
        <source>One line for each option: the label, and behind a tab or comma its ID if it has one</source>
        <translation>Una línea por opción: la etiqueta y, tras un tabulador o una coma, su ID si lo tiene</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::forms::PendingBar</name>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>&amp;Review…</source>
        <translation>Revi&amp;sar…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message numerus="yes">
        <source>%n unsaved change(s)</source>
        <translation>
            <numerusform>%n cambio sin guardar</numerusform>
            <numerusform>%n cambios sin guardar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Save %n change(s)</source>
        <translation>
            <numerusform>Guardar %n cambio</numerusform>
            <numerusform>Guardar %n cambios</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::forms::PhoneEditor</name>
    <message>
        <source>A number without a prefix gets +%1.</source>
        <translation>Un número sin prefijo recibe +%1.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::forms::RecordEditor</name>
    <message>
        <source>This account is read-only</source>
        <translation>Esta cuenta es de solo lectura</translation>
    </message>
    <message>
        <source>Nothing can be changed. To edit, change the account&apos;s protection.</source>
        <translation>No se puede cambiar nada. Para editar, cambie la protección de la cuenta.</translation>
    </message>
    <message>
        <source>Draft restored, from %1</source>
        <translation>Borrador recuperado, del %1</translation>
    </message>
    <message>
        <source>These changes were typed earlier and never saved.</source>
        <translation>Estos cambios se escribieron antes y nunca se guardaron.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Guardando…</translation>
    </message>
    <message>
        <source>Reading the record again…</source>
        <translation>Leyendo el registro de nuevo…</translation>
    </message>
    <message>
        <source>This is an older way to save, and the service may remove it. Look the contact up by “%1” instead.</source>
        <translation>Esta es una forma antigua de guardar y el servicio puede retirarla. Busque el contacto por «%1».</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This %1 no longer exists</source>
        <translation>Ya no existe: %1</translation>
    </message>
    <message>
        <source>Somebody deleted it after you opened it. Nothing was sent: saving would create it again.</source>
        <translation>Alguien lo eliminó después de abrirlo usted. No se envió nada: guardar lo volvería a crear.</translation>
    </message>
    <message>
        <source>This may or may not have been saved</source>
        <translation>Puede que esto se haya guardado o no</translation>
    </message>
    <message>
        <source>The changes were sent, but no answer arrived. Read the record again to see what arrived and what still has to be saved.</source>
        <translation>Los cambios se enviaron, pero no llegó respuesta. Lea el registro de nuevo para ver qué llegó y qué falta por guardar.</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Leer de nuevo</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>What you type is not kept as a draft</source>
        <translation>Lo que escribe no se guarda como borrador</translation>
    </message>
    <message>
        <source>The changes were discarded.</source>
        <translation>Se han descartado los cambios.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::forms::ReviewDialog</name>
    <message>
        <source>What will be sent</source>
        <translation>Lo que se enviará</translation>
    </message>
    <message>
        <source>Review changes</source>
        <translation>Revisar cambios</translation>
    </message>
    <message>
        <source>Only these fields are sent. Everything else stays as it is.</source>
        <translation>Solo se envían estos campos. Todo lo demás queda como está.</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Qué cambia</translation>
    </message>
    <message>
        <source>What exactly is sent</source>
        <translation>Lo que se envía exactamente</translation>
    </message>
    <message>
        <source>The request</source>
        <translation>La petición</translation>
    </message>
    <message>
        <source>Copy as cURL</source>
        <translation>Copiar como cURL</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Back to editing</source>
        <translation>Volver a editar</translation>
    </message>
    <message>
        <source>Keep old</source>
        <translation>Dejar el antiguo</translation>
    </message>
    <message>
        <source>Keep the old value of %1</source>
        <translation>Dejar el valor antiguo de %1</translation>
    </message>
    <message numerus="yes">
        <source>Save %n change(s) to %1?</source>
        <translation>
            <numerusform>¿Guardar %n cambio en %1?</numerusform>
            <numerusform>¿Guardar %n cambios en %1?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Save %n change(s)</source>
        <translation>
            <numerusform>Guardar %n cambio</numerusform>
            <numerusform>Guardar %n cambios</numerusform>
        </translation>
    </message>
    <message>
        <source>Read again at %1: nobody changed this %2 since you opened it. The old values are kept, so you can undo.</source>
        <translation>Leído de nuevo a las %1 (%2): nadie lo cambió desde que lo abrió. Los valores antiguos se guardan, así que se puede deshacer.</translation>
    </message>
    <message>
        <source>“%1” is empty now: somebody else cleared it while you were editing.</source>
        <translation>«%1» está ahora vacío: otra persona lo borró mientras usted editaba.</translation>
    </message>
    <message>
        <source>“%1” is now %2: somebody else changed it while you were editing.</source>
        <translation>«%1» es ahora %2: otra persona lo cambió mientras usted editaba.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::forms::ReviewModel</name>
    <message>
        <source>Empty</source>
        <translation>Vacío</translation>
    </message>
    <message>
        <source>was empty</source>
        <translation>estaba vacío</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>antes %1</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Now in the service</source>
        <translation>Ahora en el servicio</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>After saving</source>
        <translation>Después de guardar</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::CheckStep</name>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>The rows are being checked.</source>
        <translation>Se están comprobando las filas.</translation>
    </message>
    <message>
        <source>No row can be sent.</source>
        <translation>No se puede enviar ninguna fila.</translation>
    </message>
    <message>
        <source>Some rows are still to be fixed.</source>
        <translation>Aún quedan filas por corregir.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Find and &amp;replace…</source>
        <translation>Buscar y &amp;reemplazar…</translation>
    </message>
    <message>
        <source>Send nothing until all rows are &amp;good</source>
        <translation>No enviar nada hasta que todas estén &amp;bien</translation>
    </message>
    <message>
        <source>Checked rows</source>
        <translation>Filas comprobadas</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Correctas</translation>
    </message>
    <message>
        <source>To fix</source>
        <translation>Por corregir</translation>
    </message>
    <message>
        <source>&amp;Undo “%1”</source>
        <translation>&amp;Deshacer «%1»</translation>
    </message>
    <message>
        <source>No such rows</source>
        <translation>No hay filas así</translation>
    </message>
    <message>
        <source>Every row can be sent.</source>
        <translation>Todas las filas se pueden enviar.</translation>
    </message>
    <message>
        <source>F8 goes to the next problem, F2 edits a cell</source>
        <translation>F8 va al siguiente problema, F2 edita una celda</translation>
    </message>
    <message>
        <source>F2 edits</source>
        <translation>F2 edita</translation>
    </message>
    <message>
        <source>There is nothing to fix.</source>
        <translation>No hay nada que corregir.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>&amp;Next: what will change</source>
        <translation>Siguie&amp;nte: qué cambiará</translation>
    </message>
    <message numerus="yes">
        <source>Send all %Ln row(s)</source>
        <translation>
            <numerusform>Enviar la %Ln fila</numerusform>
            <numerusform>Enviar las %Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking every row with the rules of your account…</source>
        <translation>Comprobando cada fila con las reglas de su cuenta…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) checked with the rules of your account. Nothing has been sent.</source>
        <translation>
            <numerusform>%Ln fila comprobada con las reglas de su cuenta. No se ha enviado nada.</numerusform>
            <numerusform>%Ln filas comprobadas con las reglas de su cuenta. No se ha enviado nada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Send the %Ln good row(s); &amp;keep the other %1 to fix and send later</source>
        <translation>
            <numerusform>Enviar la %Ln fila correcta y &amp;guardar las otras %1 para corregirlas y enviarlas después</numerusform>
            <numerusform>Enviar las %Ln filas correctas y &amp;guardar las otras %1 para corregirlas y enviarlas después</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>No hay nada que rehacer.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>No hay nada que deshacer.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::ColumnLine</name>
    <message>
        <source>%L1 %</source>
        <translation>%L1 %</translation>
    </message>
    <message>
        <source>Where “%1” goes</source>
        <translation>Adónde va «%1»</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>No se importa</translation>
    </message>
    <message>
        <source>New field…</source>
        <translation>Nuevo campo…</translation>
    </message>
    <message>
        <source>What “%1” becomes</source>
        <translation>En qué se convierte «%1»</translation>
    </message>
    <message>
        <source>Choose an option…</source>
        <translation>Elija una opción…</translation>
    </message>
    <message>
        <source>Leave blank</source>
        <translation>Dejar en blanco</translation>
    </message>
    <message numerus="yes">
        <source>in %Ln row(s) becomes</source>
        <translation>
            <numerusform>en %Ln fila se convierte en</numerusform>
            <numerusform>en %Ln filas se convierte en</numerusform>
        </translation>
    </message>
    <message>
        <source>New field: %1</source>
        <translation>Campo nuevo: %1</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::CouponGenerator</name>
    <message>
        <source>&amp;Generate codes</source>
        <translation>&amp;Generar códigos</translation>
    </message>
    <message>
        <source>&amp;How many</source>
        <translation>C&amp;uántos</translation>
    </message>
    <message>
        <source>&amp;Pattern</source>
        <translation>&amp;Patrón</translation>
    </message>
    <message>
        <source>More than a billion codes are possible.</source>
        <translation>Son posibles más de mil millones de códigos.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln code(s) are possible.</source>
        <translation>
            <numerusform>Es posible %Ln código.</numerusform>
            <numerusform>Son posibles %Ln códigos.</numerusform>
        </translation>
    </message>
    <message>
        <source># is a digit, @ a letter, * either; everything else stays.</source>
        <translation># es una cifra, @ una letra, * cualquiera de las dos; lo demás queda igual.</translation>
    </message>
    <message numerus="yes">
        <source>Codes that were sent before, %Ln so far, are not made again.</source>
        <translation>
            <numerusform>El código que ya se envió no se vuelve a generar.</numerusform>
            <numerusform>Los códigos que ya se enviaron, %Ln hasta ahora, no se vuelven a generar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sa&amp;ve the codes…</source>
        <translation>Gua&amp;rdar los códigos…</translation>
    </message>
    <message>
        <source>Save the codes</source>
        <translation>Guardar los códigos</translation>
    </message>
    <message>
        <source>codes.csv</source>
        <comment>name of a file</comment>
        <translation>códigos.csv</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Guardado: %1</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::EffectStep</name>
    <message>
        <source>The rows are being checked.</source>
        <translation>Se están comprobando las filas.</translation>
    </message>
    <message>
        <source>This account is read-only.</source>
        <translation>Esta cuenta es de solo lectura.</translation>
    </message>
    <message>
        <source>Type the number of rows first.</source>
        <translation>Escriba primero el número de filas.</translation>
    </message>
    <message>
        <source>New records are created. What about those that exist already?</source>
        <translation>Los registros nuevos se crean. ¿Y los que ya existen?</translation>
    </message>
    <message>
        <source>&amp;Leave them as they are</source>
        <translation>De&amp;jarlos como están</translation>
    </message>
    <message>
        <source>Fill only their &amp;empty fields</source>
        <translation>Rellenar solo sus campos &amp;vacíos</translation>
    </message>
    <message>
        <source>What is there already stays.</source>
        <translation>Lo que ya hay se conserva.</translation>
    </message>
    <message>
        <source>&amp;Overwrite them with the file</source>
        <translation>&amp;Sobrescribirlos con el archivo</translation>
    </message>
    <message>
        <source>Every field in the file replaces what is there; a blank cell empties it.</source>
        <translation>Cada campo del archivo sustituye lo que hay; una celda vacía lo borra.</translation>
    </message>
    <message>
        <source>%1 (%L2)</source>
        <comment>column, how many blank cells</comment>
        <translation>%1 (%L2)</translation>
    </message>
    <message>
        <source>Blank cells will empty fields of existing records</source>
        <translation>Las celdas vacías borrarán campos de registros existentes</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Efecto</translation>
    </message>
    <message numerus="yes">
        <source>Send only the first %Ln row(s) for now, as a &amp;trial</source>
        <translation>
            <numerusform>Enviar de momento solo la primera fila, como pr&amp;ueba</numerusform>
            <numerusform>Enviar de momento solo las primeras %Ln filas, como pr&amp;ueba</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) go to %1.</source>
        <translation>
            <numerusform>%Ln fila va a %1.</numerusform>
            <numerusform>%Ln filas van a %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Send %Ln row(s)</source>
        <translation>
            <numerusform>&amp;Enviar %Ln fila</numerusform>
            <numerusform>&amp;Enviar %Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Wait until the look-up has finished, or stop it.</source>
        <translation>Espere a que termine la consulta o deténgala.</translation>
    </message>
    <message>
        <source>Rows for existing records change nothing.</source>
        <translation>Las filas de registros que ya existen no cambian nada.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln code(s) go to the coupon set “%1” of %2.</source>
        <translation>
            <numerusform>%Ln código va al conjunto de cupones «%1» de %2.</numerusform>
            <numerusform>%Ln códigos van al conjunto de cupones «%1» de %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) with problems are not sent; after the import you can fix and send them.</source>
        <translation>
            <numerusform>%Ln fila con problemas no se envía; después de la importación podrá corregirla y enviarla.</numerusform>
            <numerusform>%Ln filas con problemas no se envían; después de la importación podrá corregirlas y enviarlas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The codes are added to those that the set has already. A code that it has is refused. Codes that were imported cannot be taken back.</source>
        <translation>Los códigos se añaden a los que ya tiene el conjunto. Un código que ya tiene se rechaza. Los códigos importados no se pueden retirar.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::FaultDelegate</name>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::FaultList</name>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln fila</numerusform>
            <numerusform>%Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Show these rows</source>
        <translation>Mostrar estas filas</translation>
    </message>
    <message>
        <source>What to fix</source>
        <translation>Qué corregir</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>column, a cell of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln row(s): %1</source>
        <translation>
            <numerusform>Mostrar %Ln fila: %1</numerusform>
            <numerusform>Mostrar %Ln filas: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::FileStep</name>
    <message>
        <source>Choose a &amp;file…</source>
        <translation>Elegir un &amp;archivo…</translation>
    </message>
    <message>
        <source>&amp;Use these rows</source>
        <translation>&amp;Usar estas filas</translation>
    </message>
    <message>
        <source>Pasted rows</source>
        <translation>Filas pegadas</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>The coupon sets could not be read. %1</source>
        <translation>No se pudieron leer los conjuntos de cupones. %1</translation>
    </message>
    <message>
        <source>Choose a table</source>
        <translation>Elegir una tabla</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Leyendo %1…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file, how many columns</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln column(s)</source>
        <translation>
            <numerusform>%Ln columna</numerusform>
            <numerusform>%Ln columnas</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the coupon set that gets the codes.</source>
        <translation>Elija el conjunto de cupones que recibe los códigos.</translation>
    </message>
    <message>
        <source>Choose a file or paste rows.</source>
        <translation>Elija un archivo o pegue filas.</translation>
    </message>
    <message>
        <source>Coupon &amp;set</source>
        <translation>Conjunto de &amp;cupones</translation>
    </message>
    <message>
        <source>What does the file hold?</source>
        <translation>¿Qué contiene el archivo?</translation>
    </message>
    <message>
        <source>Where are the rows?</source>
        <translation>¿Dónde están las filas?</translation>
    </message>
    <message>
        <source>Reading the coupon sets…</source>
        <translation>Leyendo los conjuntos de cupones…</translation>
    </message>
    <message>
        <source>No coupon set takes codes.</source>
        <translation>Ningún conjunto de cupones admite códigos.</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt *.xlsx *.ods *.zip *.gz)</source>
        <translation>Tablas (*.csv *.tsv *.txt *.xlsx *.ods *.zip *.gz)</translation>
    </message>
    <message>
        <source>CSV, Excel or OpenDocument, also zipped; or drop one here</source>
        <translation>CSV, Excel u OpenDocument, también en ZIP; o suéltelo aquí</translation>
    </message>
    <message>
        <source>What and where</source>
        <translation>Qué y dónde</translation>
    </message>
    <message>
        <source>The file is being read.</source>
        <translation>Se está leyendo el archivo.</translation>
    </message>
    <message>
        <source>Save a te&amp;mplate…</source>
        <translation>Guardar una plan&amp;tilla…</translation>
    </message>
    <message>
        <source>Use a &amp;recipe…</source>
        <translation>Usar una &amp;receta…</translation>
    </message>
    <message>
        <source>Save a template</source>
        <translation>Guardar una plantilla</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>Choose a recipe</source>
        <translation>Elija una receta</translation>
    </message>
    <message>
        <source>Recipes (*.json)</source>
        <translation>Recetas (*.json)</translation>
    </message>
    <message>
        <source>The recipe could not be read. %1</source>
        <translation>No se pudo leer la receta. %1</translation>
    </message>
    <message>
        <source>Recen&amp;t</source>
        <translation>Recien&amp;tes</translation>
    </message>
    <message>
        <source>Excel workbooks (*.xlsx)</source>
        <translation>Libros de Excel (*.xlsx)</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>Archivos CSV (*.csv)</translation>
    </message>
    <message>
        <source>No file was imported from here yet</source>
        <translation>Aún no se ha importado ningún archivo desde aquí</translation>
    </message>
    <message numerus="yes">
        <source>%Ln generated code(s)</source>
        <translation>
            <numerusform>%Ln código generado</numerusform>
            <numerusform>%Ln códigos generados</numerusform>
        </translation>
    </message>
    <message>
        <source>Next reads the rows in the box.</source>
        <translation>«Siguiente» lee las filas del cuadro.</translation>
    </message>
    <message>
        <source>Or paste rows from a spreadsheet here, with their headings</source>
        <translation>O pegue aquí filas de una hoja de cálculo, con sus encabezados</translation>
    </message>
    <message>
        <source>%1 is being read; its first rows are in the next step</source>
        <translation>%1 se está leyendo; sus primeras filas están en el paso siguiente</translation>
    </message>
    <message>
        <source>Choose a file, paste codes or generate them.</source>
        <translation>Elija un archivo, pegue códigos o genérelos.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::FixBar</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Aplicar</translation>
    </message>
    <message numerus="yes">
        <source>It would leave out %Ln row(s).</source>
        <translation>
            <numerusform>Excluiría %Ln fila.</numerusform>
            <numerusform>Excluiría %Ln filas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would change %Ln cell(s).</source>
        <translation>
            <numerusform>Cambiaría %Ln celda.</numerusform>
            <numerusform>Cambiaría %Ln celdas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would change %Ln cell(s), for example %1 → %2.</source>
        <translation>
            <numerusform>Cambiaría %Ln celda: %1 → %2.</numerusform>
            <numerusform>Cambiaría %Ln celdas, por ejemplo %1 → %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cannot be mended this way and stay as they are.</source>
        <translation>
            <numerusform>%Ln no se puede corregir así y se queda como está.</numerusform>
            <numerusform>%Ln no se pueden corregir así y se quedan como están.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::ForecastPanel</name>
    <message>
        <source>&amp;Compare with an export…</source>
        <translation>&amp;Comparar con una exportación…</translation>
    </message>
    <message>
        <source>What will happen</source>
        <translation>Qué pasará</translation>
    </message>
    <message>
        <source>Choose a contacts export</source>
        <translation>Elija una exportación de contactos</translation>
    </message>
    <message>
        <source>Exports (*.zip *.csv)</source>
        <translation>Exportaciones (*.zip *.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>created</source>
        <translation>se crean</translation>
    </message>
    <message>
        <source>updated</source>
        <translation>se actualizan</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>no cambian</translation>
    </message>
    <message>
        <source>will be refused</source>
        <translation>se rechazarán</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>no se sabe</translation>
    </message>
    <message>
        <source>Compared with %1. No value would be erased.</source>
        <translation>Comparado con %1. No se borraría ningún valor.</translation>
    </message>
    <message>
        <source>&amp;Stop looking up</source>
        <translation>&amp;Dejar de consultar</translation>
    </message>
    <message>
        <source>&amp;Look them up (%1)</source>
        <translation>&amp;Consultarlos (%1)</translation>
    </message>
    <message>
        <source>Without this, the current values are not saved and the import cannot be undone.</source>
        <translation>Sin esto, los valores actuales no se guardan y la importación no se podrá deshacer.</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparando…</translation>
    </message>
    <message>
        <source>Compare every row with the records that exist: what is new, what changes, what would be erased.</source>
        <translation>Compara cada fila con los registros que existen: qué es nuevo, qué cambia y qué se borraría.</translation>
    </message>
    <message>
        <source>what was looked up</source>
        <translation>lo consultado</translation>
    </message>
    <message>
        <source>&amp;Compare with another export…</source>
        <translation>&amp;Comparar con otra exportación…</translation>
    </message>
    <message>
        <source>Compare &amp;with your export of %1</source>
        <translation>Comparar con su exportación &amp;del %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s)</source>
        <translation>
            <numerusform>%Ln llamada</numerusform>
            <numerusform>%Ln llamadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>how many calls, how long</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The current values are saved with the import, so that it can be undone.</source>
        <translation>Los valores actuales se guardan con la importación para poder deshacerla.</translation>
    </message>
    <message numerus="yes">
        <source>Compared with %1. Blank cells would erase %Ln value(s).</source>
        <translation>
            <numerusform>Comparado con %1. Las celdas vacías borrarían %Ln valor.</numerusform>
            <numerusform>Comparado con %1. Las celdas vacías borrarían %Ln valores.</numerusform>
        </translation>
    </message>
    <message>
        <source>Compared with %1, which does not tell all that blank cells would erase.</source>
        <translation>Comparado con %1, que no dice todo lo que borrarían las celdas vacías.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::ImportPage</name>
    <message>
        <source>New import</source>
        <translation>Nueva importación</translation>
    </message>
    <message>
        <source>Import: %1</source>
        <translation>Importación: %1</translation>
    </message>
    <message>
        <source>Selected rows</source>
        <translation>Filas seleccionadas</translation>
    </message>
    <message>
        <source>The import to copy from could not be read. %1</source>
        <translation>No se pudo leer la importación de partida. %1</translation>
    </message>
    <message>
        <source>Any table: it is read, matched and checked here before anything is sent</source>
        <translation>Cualquier tabla: se lee, se asigna y se comprueba aquí antes de enviar nada</translation>
    </message>
    <message>
        <source>Save as a recipe</source>
        <translation>Guardar como receta</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>The recipe could not be saved. %1</source>
        <translation>No se pudo guardar la receta. %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln row(s) → %2 of %3</source>
        <comment>file, count, contacts, store</comment>
        <translation>
            <numerusform>%1, %Ln fila → %2 de %3</numerusform>
            <numerusform>%1, %Ln filas → %2 de %3</numerusform>
        </translation>
    </message>
    <message>
        <source>coupon set “%1”</source>
        <translation>conjunto de cupones «%1»</translation>
    </message>
    <message>
        <source>Start &amp;over</source>
        <translation>Empezar de &amp;nuevo</translation>
    </message>
    <message>
        <source>Draft restored, from %1</source>
        <translation>Borrador recuperado, del %1</translation>
    </message>
    <message>
        <source>Refill: %1</source>
        <translation>Reponer: %1</translation>
    </message>
    <message>
        <source>“%1” was discarded.</source>
        <translation>Se ha descartado «%1».</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::MatchStep</name>
    <message>
        <source>First values</source>
        <translation>Primeros valores</translation>
    </message>
    <message>
        <source>Filled</source>
        <translation>Con valor</translation>
    </message>
    <message>
        <source>Goes to</source>
        <translation>Va a</translation>
    </message>
    <message>
        <source>Match a&amp;gain</source>
        <translation>Asi&amp;gnar de nuevo</translation>
    </message>
    <message>
        <source>Next to &amp;decide</source>
        <translation>Siguiente por &amp;decidir</translation>
    </message>
    <message>
        <source>Column in the file</source>
        <translation>Columna del archivo</translation>
    </message>
    <message>
        <source>How it was matched</source>
        <translation>Cómo se asignó</translation>
    </message>
    <message>
        <source>All columns are imported</source>
        <translation>Se importan todas las columnas</translation>
    </message>
    <message>
        <source>Match columns</source>
        <translation>Asignar columnas</translation>
    </message>
    <message>
        <source>1 thing to decide: what “%1” means in %2</source>
        <translation>1 cosa por decidir: qué significa «%1» en %2</translation>
    </message>
    <message>
        <source>%L1 things to decide, first what “%2” means in %3</source>
        <translation>%L1 cosas por decidir; la primera, qué significa «%2» en %3</translation>
    </message>
    <message>
        <source>&amp;Next: check all rows</source>
        <translation>Siguie&amp;nte: comprobar todo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln column(s) left out</source>
        <translation>
            <numerusform>%Ln columna excluida</numerusform>
            <numerusform>%Ln columnas excluidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Needed and found: %1</source>
        <translation>Necesario y encontrado: %1</translation>
    </message>
    <message>
        <source>No column yet for: %1</source>
        <translation>Falta una columna para: %1</translation>
    </message>
    <message>
        <source>the account is read-only</source>
        <translation>la cuenta es de solo lectura</translation>
    </message>
    <message>
        <source>The field was created, but the account&apos;s fields could not be read again. %1</source>
        <translation>El campo se creó, pero no se pudieron volver a leer los campos de la cuenta. %1</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::NewFieldDialog</name>
    <message>
        <source>New contact field</source>
        <translation>Campo nuevo</translation>
    </message>
    <message>
        <source>New contact field for “%1”</source>
        <translation>Campo nuevo para «%1»</translation>
    </message>
    <message>
        <source>Added to every contact. ID and type cannot be changed later.</source>
        <translation>Se añade a todos los contactos. El ID y el tipo no se pueden cambiar después.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Create the field again</source>
        <translation>Crear el campo otra vez</translation>
    </message>
    <message>
        <source>Create the field in %1</source>
        <translation>Crear el campo en %1</translation>
    </message>
    <message>
        <source>Creating…</source>
        <translation>Creando…</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>The field “%1” already has this ID.</source>
        <translation>El campo «%1» ya tiene este ID.</translation>
    </message>
    <message>
        <source>Create this contact field in %1?</source>
        <translation>¿Crear este campo en %1?</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::ReadStep</name>
    <message>
        <source>The first rows</source>
        <translation>Las primeras filas</translation>
    </message>
    <message>
        <source>Counting the rows…</source>
        <translation>Contando las filas…</translation>
    </message>
    <message>
        <source>Read the file</source>
        <translation>Leer el archivo</translation>
    </message>
    <message>
        <source>The file is being read.</source>
        <translation>Se está leyendo el archivo.</translation>
    </message>
    <message>
        <source>&amp;Stop reading</source>
        <translation>&amp;Detener la lectura</translation>
    </message>
    <message>
        <source>These are the first rows. The rest is being read: %L1 %</source>
        <translation>Estas son las primeras filas. El resto se está leyendo: %L1 %</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::RefusedRows</name>
    <message>
        <source>Hide rows</source>
        <translation>Ocultar filas</translation>
    </message>
    <message>
        <source>Refused rows</source>
        <translation>Filas rechazadas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s): %1</source>
        <translation>
            <numerusform>%Ln fila: %1</numerusform>
            <numerusform>%Ln filas: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::RefusedRowsModel</name>
    <message>
        <source>Line of your file</source>
        <translation>Línea de su archivo</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::ReplaceBar</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>&amp;Preview</source>
        <translation>&amp;Vista previa</translation>
    </message>
    <message>
        <source>Fi&amp;nd</source>
        <translation>B&amp;uscar</translation>
    </message>
    <message>
        <source>Replace &amp;with</source>
        <translation>Reemplazar &amp;por</translation>
    </message>
    <message>
        <source>&amp;in</source>
        <translation>&amp;en</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::ResultStep</name>
    <message>
        <source>Refused</source>
        <translation>Rechazadas</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconocido</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Save the &amp;rest…</source>
        <translation>Guardar el &amp;resto…</translation>
    </message>
    <message>
        <source>&amp;Fix and send the rest</source>
        <translation>Corre&amp;gir y enviar el resto</translation>
    </message>
    <message>
        <source>Why rows were refused</source>
        <translation>Por qué se rechazaron filas</translation>
    </message>
    <message>
        <source>%1 of %2 rows imported</source>
        <translation>%1 de %2 filas importadas</translation>
    </message>
    <message>
        <source>&amp;Fix and send the other %L1</source>
        <translation>Corre&amp;gir y enviar las otras %L1</translation>
    </message>
    <message>
        <source>Held back</source>
        <translation>Retenidas</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>Sin importar</translation>
    </message>
    <message>
        <source>%1 refused</source>
        <translation>%1 rechazadas</translation>
    </message>
    <message>
        <source>%1 not imported</source>
        <translation>%1 sin importar</translation>
    </message>
    <message>
        <source>%1 unknown</source>
        <translation>%1 sin saber</translation>
    </message>
    <message>
        <source>%1 sent = %2</source>
        <translation>%1 enviadas = %2</translation>
    </message>
    <message>
        <source>The import has not ended yet</source>
        <translation>La importación aún no ha terminado</translation>
    </message>
    <message>
        <source>It adds up: %1</source>
        <translation>Cuadra: %1</translation>
    </message>
    <message>
        <source>The figures of the service do not add up</source>
        <translation>Las cifras del servicio no cuadran</translation>
    </message>
    <message>
        <source>Reason given by the service</source>
        <translation>Motivo que da el servicio</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>Por ejemplo</translation>
    </message>
    <message>
        <source>First line</source>
        <translation>Primera línea</translation>
    </message>
    <message>
        <source>No row was refused</source>
        <translation>No se rechazó ninguna fila</translation>
    </message>
    <message>
        <source>No reasons known</source>
        <translation>Motivos desconocidos</translation>
    </message>
    <message>
        <source>The service gave no report that could be read.</source>
        <translation>El servicio no dio ningún informe legible.</translation>
    </message>
    <message>
        <source>Save the rest</source>
        <translation>Guardar el resto</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Save as reci&amp;pe…</source>
        <translation>Guardar como re&amp;ceta…</translation>
    </message>
    <message>
        <source>&amp;Undo this import…</source>
        <translation>&amp;Deshacer esta importación…</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importadas</translation>
    </message>
    <message>
        <source>%1 imported</source>
        <translation>%1 importadas</translation>
    </message>
    <message>
        <source>Codes cannot be taken back: the service has no way to remove them.</source>
        <translation>Los códigos no se pueden retirar: el servicio no tiene forma de quitarlos.</translation>
    </message>
    <message>
        <source>This import cannot be undone: nothing was looked up before it, so the earlier values are not known.</source>
        <translation>Esta importación no se puede deshacer: no se consultó nada antes, así que no se conocen los valores anteriores.</translation>
    </message>
    <message>
        <source>To undo it, change the account&apos;s protection: it is read-only.</source>
        <translation>Para deshacerla, cambie la protección de la cuenta: es de solo lectura.</translation>
    </message>
    <message>
        <source>Nothing was imported</source>
        <translation>No se importó nada</translation>
    </message>
    <message>
        <source>A part of the rows was not imported</source>
        <translation>Una parte de las filas no se importó</translation>
    </message>
    <message>
        <source>The service did not take the file</source>
        <translation>El servicio no aceptó el archivo</translation>
    </message>
    <message>
        <source>Hide rows</source>
        <translation>Ocultar filas</translation>
    </message>
    <message>
        <source>Show rows</source>
        <translation>Ver filas</translation>
    </message>
    <message>
        <source>rest of %1.csv</source>
        <comment>name of a file</comment>
        <translation>resto de %1.csv</translation>
    </message>
    <message numerus="yes">
        <source>The service does not say which %Ln row(s) it refused</source>
        <translation>
            <numerusform>El servicio no dice qué fila ha rechazado (%Ln)</numerusform>
            <numerusform>El servicio no dice qué %Ln filas ha rechazado</numerusform>
        </translation>
    </message>
    <message>
        <source>They are not part of the rest.</source>
        <translation>No forman parte del resto.</translation>
    </message>
    <message>
        <source>The error report of the service cannot be read</source>
        <translation>No se puede leer el informe de errores del servicio</translation>
    </message>
    <message>
        <source>It is stored as it came: %1</source>
        <translation>Se guarda tal como llegó: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the error report cannot be matched to your rows with certainty</source>
        <translation>
            <numerusform>%Ln fila del informe de errores no se puede emparejar con certeza con sus filas</numerusform>
            <numerusform>%Ln filas del informe de errores no se pueden emparejar con certeza con sus filas</numerusform>
        </translation>
    </message>
    <message>
        <source>They are listed below as the service wrote them and are not part of the rest. The report is stored as it came: %1</source>
        <translation>Se muestran abajo tal como las escribió el servicio y no forman parte del resto. El informe se guarda tal como llegó: %1</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Dejada fuera</translation>
    </message>
    <message>
        <source>%1 sent</source>
        <translation>%1 enviadas</translation>
    </message>
    <message>
        <source>%1 held back</source>
        <translation>%1 retenidas</translation>
    </message>
    <message>
        <source>%1 left out</source>
        <translation>%1 omitidas</translation>
    </message>
    <message>
        <source>%1 not part of the trial</source>
        <translation>%1 fuera de la prueba</translation>
    </message>
    <message>
        <source>%1 = %2 rows in your file</source>
        <translation>%1 = %2 filas de su archivo</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::RunStep</name>
    <message>
        <source>Stop &amp;watching</source>
        <translation>Dejar de &amp;vigilar</translation>
    </message>
    <message>
        <source>Show in &amp;Jobs</source>
        <translation>Mostrar en &amp;Tareas</translation>
    </message>
    <message>
        <source>You can close this tab: the import goes on, and Jobs shows how far it is.</source>
        <translation>Puede cerrar esta pestaña: la importación sigue y Tareas muestra su avance.</translation>
    </message>
    <message>
        <source>Nothing was sent</source>
        <translation>No se envió nada</translation>
    </message>
    <message>
        <source>The import has ended</source>
        <translation>La importación ha terminado</translation>
    </message>
    <message>
        <source>The import is under way</source>
        <translation>La importación está en marcha</translation>
    </message>
    <message>
        <source>The import is not being watched</source>
        <translation>La importación no se está vigilando</translation>
    </message>
    <message>
        <source>Go &amp;on</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>The import has not ended yet.</source>
        <translation>La importación aún no ha terminado.</translation>
    </message>
    <message>
        <source>Preparing the rows for the service…</source>
        <translation>Preparando las filas para el servicio…</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::UndoPage</name>
    <message>
        <source>Undo an import</source>
        <translation>Deshacer una importación</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Parar</translation>
    </message>
    <message>
        <source>What becomes of the records</source>
        <translation>Qué pasa con los registros</translation>
    </message>
    <message>
        <source>What it will send</source>
        <translation>Qué se enviará</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>file, when it was imported</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Reading what the import sent…</source>
        <translation>Leyendo lo que envió la importación…</translation>
    </message>
    <message>
        <source>Looking up the records as they are now: %L1 of %L2</source>
        <translation>Consultando los registros tal como están ahora: %L1 de %L2</translation>
    </message>
    <message>
        <source>It is under way. You can close this tab: Jobs shows how far it is.</source>
        <translation>Está en marcha. Puedes cerrar esta pestaña: Tareas muestra cómo va.</translation>
    </message>
    <message>
        <source>&amp;Undo %L1 of %L2 records</source>
        <translation>&amp;Deshacer %L1 de %L2 registros</translation>
    </message>
    <message>
        <source>Show in &amp;Jobs</source>
        <translation>Mostrar en &amp;Tareas</translation>
    </message>
    <message>
        <source>Try &amp;again</source>
        <translation>&amp;Reintentar</translation>
    </message>
    <message>
        <source>&amp;Look them up</source>
        <translation>&amp;Consultarlos</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Deshacer: %1</translation>
    </message>
    <message>
        <source>Reversed</source>
        <translation>Revertidos</translation>
    </message>
    <message>
        <source>Will be reversed</source>
        <translation>Se revertirán</translation>
    </message>
    <message>
        <source>%L1 get their old values, %L2 new ones are deleted</source>
        <translation>%L1 recuperan sus valores, %L2 nuevos se eliminan</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Conservados</translation>
    </message>
    <message>
        <source>Left alone</source>
        <translation>No se tocan</translation>
    </message>
    <message>
        <source>Could not</source>
        <translation>No se pudo</translation>
    </message>
    <message>
        <source>Cannot be known</source>
        <translation>No se puede saber</translation>
    </message>
    <message>
        <source>no earlier value is known, they stay as they are</source>
        <translation>no se conoce ningún valor anterior, quedan como están</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Back to</source>
        <translation>Vuelve a</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>A copy of each that is deleted is kept in the Bin.</source>
        <translation>De cada uno que se elimina queda una copia en la Papelera.</translation>
    </message>
    <message>
        <source>The import changed nothing that could be taken back.</source>
        <translation>La importación no cambió nada que se pueda retirar.</translation>
    </message>
    <message numerus="yes">
        <source>The import changed %Ln record(s). Each is looked up as it is now, which takes %1.</source>
        <translation>
            <numerusform>La importación cambió %Ln registro. Se consulta tal como está ahora, lo que tarda %1.</numerusform>
            <numerusform>La importación cambió %Ln registros. Cada uno se consulta tal como está ahora, lo que tarda %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>changed since, or created by the import and kept</source>
        <translation>cambiados desde entonces, o creados por la importación y conservados</translation>
    </message>
    <message>
        <source>%1 + %2 + %3 = %4 records that the import changed</source>
        <translation>%1 + %2 + %3 = %4 registros que cambió la importación</translation>
    </message>
    <message numerus="yes">
        <source>A corrective import of %Ln record(s)</source>
        <translation>
            <numerusform>Una importación que corrige %Ln registro</numerusform>
            <numerusform>Una importación que corrige %Ln registros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Delete %Ln record(s) that the import created</source>
        <translation>
            <numerusform>&amp;Eliminar %Ln registro que creó la importación</numerusform>
            <numerusform>&amp;Eliminar %Ln registros que creó la importación</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) become empty again, as before the import.</source>
        <translation>
            <numerusform>%Ln valor vuelve a quedar vacío, como antes de la importación.</numerusform>
            <numerusform>%Ln valores vuelven a quedar vacíos, como antes de la importación.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) are already as before.</source>
        <translation>
            <numerusform>%Ln registro ya está como antes.</numerusform>
            <numerusform>%Ln registros ya están como antes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Workflows that start when a field changes can start again. The current values are saved, so this undo can be undone too.</source>
        <translation>Los flujos que empiezan cuando cambia un campo pueden empezar otra vez. Los valores actuales se guardan, así que también podrá deshacer esto.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Ver todo</translation>
    </message>
    <message>
        <source>Show rows</source>
        <translation>Ver filas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln single change(s), where a value becomes empty</source>
        <translation>
            <numerusform>%Ln cambio suelto, donde un valor queda vacío</numerusform>
            <numerusform>%Ln cambios sueltos, donde un valor queda vacío</numerusform>
        </translation>
    </message>
    <message>
        <source>The single changes take %1.</source>
        <translation>Los cambios sueltos tardan %1.</translation>
    </message>
    <message>
        <source>Save &amp;plan…</source>
        <translation>Guardar &amp;plan…</translation>
    </message>
    <message>
        <source>Every record and every value, as a table</source>
        <translation>Todos los registros y valores, en una tabla</translation>
    </message>
    <message>
        <source>%L1 got their old values back, %L2 new ones were deleted</source>
        <translation>%L1 recuperaron sus valores, %L2 nuevos se eliminaron</translation>
    </message>
    <message>
        <source>What became of the records</source>
        <translation>Qué pasó con los registros</translation>
    </message>
    <message>
        <source>Before the undo</source>
        <translation>Antes de deshacer</translation>
    </message>
    <message>
        <source>What was sent</source>
        <translation>Lo que se envió</translation>
    </message>
    <message>
        <source>What is being sent</source>
        <translation>Lo que se está enviando</translation>
    </message>
    <message numerus="yes">
        <source>Deletion of %Ln record(s) that the import created</source>
        <translation>
            <numerusform>Eliminación de %Ln registro que creó la importación</numerusform>
            <numerusform>Eliminación de %Ln registros que creó la importación</numerusform>
        </translation>
    </message>
    <message>
        <source>A copy of each that was deleted is in the Bin.</source>
        <translation>De cada registro eliminado hay una copia en la papelera.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) are empty again, as before the import.</source>
        <translation>
            <numerusform>%Ln valor vuelve a estar vacío, como antes de la importación.</numerusform>
            <numerusform>%Ln valores vuelven a estar vacíos, como antes de la importación.</numerusform>
        </translation>
    </message>
    <message>
        <source>Workflows that start when a field changes may have started again. The values from before this undo are saved, so it can be undone too.</source>
        <translation>Los flujos que empiezan al cambiar un campo pueden haber empezado de nuevo. Los valores anteriores están guardados: esto también se puede deshacer.</translation>
    </message>
    <message>
        <source>Save the plan</source>
        <translation>Guardar el plan</translation>
    </message>
    <message>
        <source>undo plan of %1.csv</source>
        <comment>name of a file</comment>
        <translation>plan para deshacer %1.csv</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Guardado: %1</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::lists::CallDetail</name>
    <message>
        <source>Send again</source>
        <translation>Enviar de nuevo</translation>
    </message>
    <message>
        <source>Parts of the call</source>
        <translation>Partes de la llamada</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>En palabras</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Petición</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>Cabeceras</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Tiempos</translation>
    </message>
    <message>
        <source>The call as a cURL command</source>
        <translation>La llamada como orden de cURL</translation>
    </message>
    <message>
        <source>Copy as cURL, key masked</source>
        <translation>Copiar como cURL, sin la clave</translation>
    </message>
    <message>
        <source>Copy as &amp;cURL, key masked</source>
        <translation>Copiar como &amp;cURL, sin la clave</translation>
    </message>
    <message>
        <source>Copy the &amp;answer as JSON</source>
        <translation>Copiar la &amp;respuesta como JSON</translation>
    </message>
    <message>
        <source>Select a call to read what happened.</source>
        <translation>Seleccione una llamada para leer qué pasó.</translation>
    </message>
    <message>
        <source>%1: a later check showed that it had arrived.</source>
        <translation>%1: una comprobación posterior mostró que había llegado.</translation>
    </message>
    <message>
        <source>No body was received.</source>
        <translation>No se recibió ningún cuerpo.</translation>
    </message>
    <message>
        <source>File: %1</source>
        <translation>Archivo: %1</translation>
    </message>
    <message>
        <source>No answer arrived.</source>
        <translation>No llegó respuesta.</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Requested: %1</source>
        <translation>Pedida: %1</translation>
    </message>
    <message>
        <source>Waited on this computer: %1</source>
        <translation>Espera en este equipo: %1</translation>
    </message>
    <message>
        <source>From the first attempt to the end: %1</source>
        <translation>Del primer intento al final: %1</translation>
    </message>
    <message numerus="yes">
        <source>Sent %n time(s).</source>
        <translation>
            <numerusform>Enviado %n vez.</numerusform>
            <numerusform>Enviado %n veces.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bytes sent: %1</source>
        <translation>Bytes enviados: %1</translation>
    </message>
    <message>
        <source>Bytes received: %1</source>
        <translation>Bytes recibidos: %1</translation>
    </message>
    <message>
        <source>Caused by: %1</source>
        <translation>Causada por: %1</translation>
    </message>
    <message>
        <source>%1 created</source>
        <translation>%1: creación correcta</translation>
    </message>
    <message>
        <source>%1 updated</source>
        <translation>%1: actualización correcta</translation>
    </message>
    <message>
        <source>%1 deleted</source>
        <translation>%1: eliminación correcta</translation>
    </message>
    <message>
        <source>%1 read</source>
        <translation>%1: lectura correcta</translation>
    </message>
    <message>
        <source>Copy as cURL &amp;with personal data</source>
        <translation>Copiar como cURL c&amp;on datos personales</translation>
    </message>
    <message>
        <source>Copy the answer with &amp;personal data</source>
        <translation>Copiar la respuesta con datos &amp;personales</translation>
    </message>
    <message>
        <source>File downloaded</source>
        <translation>Archivo descargado</translation>
    </message>
    <message>
        <source>The file is not kept in the log.</source>
        <translation>El archivo no se guarda en el registro.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::lists::CallLogDock</name>
    <message>
        <source>Path or text</source>
        <translation>Ruta o texto</translation>
    </message>
    <message>
        <source>Call log</source>
        <translation>Registro de llamadas</translation>
    </message>
    <message>
        <source>Parts of the call log</source>
        <translation>Partes del registro de llamadas</translation>
    </message>
    <message>
        <source>Errors by kind</source>
        <translation>Errores por tipo</translation>
    </message>
    <message>
        <source>Kept until Storedesk closes. Keys are never kept</source>
        <translation>Se guarda hasta cerrar Storedesk. Las claves no se guardan nunca</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>All methods</source>
        <translation>Todos los métodos</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Llamadas</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Succeeded</source>
        <translation>Correctas</translation>
    </message>
    <message>
        <source>Slowed</source>
        <translation>Frenadas</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fallidas</translation>
    </message>
    <message>
        <source>No call yet</source>
        <translation>Todavía no hay llamadas</translation>
    </message>
    <message>
        <source>Every request to the service is recorded here.</source>
        <translation>Aquí se registra cada petición al servicio.</translation>
    </message>
    <message>
        <source>No call matches</source>
        <translation>Ninguna llamada coincide</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) are in the log.</source>
        <translation>
            <numerusform>Hay %n llamada en el registro.</numerusform>
            <numerusform>Hay %n llamadas en el registro.</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Quitar el filtro</translation>
    </message>
    <message>
        <source>No errors</source>
        <translation>Sin errores</translation>
    </message>
    <message>
        <source>Close the call log</source>
        <translation>Cerrar el registro de llamadas</translation>
    </message>
    <message>
        <source>No call in the log has failed.</source>
        <translation>Ninguna llamada del registro ha fallado.</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Save the calls that are shown, masked</source>
        <translation>Guardar las llamadas que se ven, sin datos personales</translation>
    </message>
    <message>
        <source>Clear…</source>
        <translation>Vaciar…</translation>
    </message>
    <message>
        <source>Delete all calls from this computer</source>
        <translation>Borrar todas las llamadas de este ordenador</translation>
    </message>
    <message numerus="yes">
        <source>Kept for %Ln day(s), masked. Keys are never kept</source>
        <translation>
            <numerusform>Se guarda %Ln día, sin datos personales ni claves</numerusform>
            <numerusform>Se guarda %Ln días, sin datos personales ni claves</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the call log</source>
        <translation>Guardar el registro de llamadas</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>Archivos JSON (*.json)</translation>
    </message>
    <message>
        <source>The call log could not be saved: %1</source>
        <translation>No se pudo guardar el registro de llamadas: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s) saved as %1, keys and personal data masked.</source>
        <translation>
            <numerusform>%Ln llamada guardada como %1, sin claves ni datos personales.</numerusform>
            <numerusform>%Ln llamadas guardadas como %1, sin claves ni datos personales.</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear the call log</source>
        <translation>Vaciar el registro de llamadas</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln call(s) from this computer?</source>
        <translation>
            <numerusform>¿Borrar %Ln llamada de este ordenador?</numerusform>
            <numerusform>¿Borrar %Ln llamadas de este ordenador?</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing changes in the service. What follows is logged again.</source>
        <translation>En el servicio no cambia nada. Lo que siga se registra de nuevo.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Clear the log</source>
        <translation>Vaciar el registro</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir carpeta</translation>
    </message>
    <message>
        <source>Open the folder that the calls are kept in</source>
        <translation>Abrir la carpeta donde se guardan las llamadas</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::lists::DetailFields</name>
    <message>
        <source>Fields of the record</source>
        <translation>Campos del registro</translation>
    </message>
    <message>
        <source>Works until %1. Refresh to renew it.</source>
        <translation>Funciona hasta %1. Actualice para renovarlo.</translation>
    </message>
    <message>
        <source>Copy the ID</source>
        <translation>Copiar el ID</translation>
    </message>
    <message>
        <source>Copied %1.</source>
        <translation>Se copió %1.</translation>
    </message>
    <message>
        <source>Other fields</source>
        <translation>Otros campos</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>En este ordenador</translation>
    </message>
    <message>
        <source>%1: %2, open</source>
        <translation>%1: %2, abrir</translation>
    </message>
    <message>
        <source>Belongs to</source>
        <translation>Pertenece a</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::lists::DetailPanel</name>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Parts of the record</source>
        <translation>Partes del registro</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Llamadas</translation>
    </message>
    <message>
        <source>The record as JSON</source>
        <translation>El registro como JSON</translation>
    </message>
    <message>
        <source>Calls about this record</source>
        <translation>Llamadas sobre este registro</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>Más acciones</translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <translation>Nada seleccionado</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>Selección: %n</numerusform>
            <numerusform>Selección: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::lists::FilterRow</name>
    <message>
        <source>Filter by text or ID</source>
        <translation>Filtrar por texto o ID</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrar</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>Todos los estados</translation>
    </message>
    <message>
        <source>All types</source>
        <translation>Todos los tipos</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::lists::IntegrationActions</name>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Send a test event…</source>
        <translation>Enviar un evento de &amp;prueba…</translation>
    </message>
    <message>
        <source>New &amp;like this…</source>
        <translation>Nuevo como es&amp;te…</translation>
    </message>
    <message>
        <source>New event &amp;type…</source>
        <translation>Nuevo tipo de e&amp;vento…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>E&amp;ditar…</translation>
    </message>
    <message>
        <source>Com&amp;pare…</source>
        <translation>Compara&amp;r…</translation>
    </message>
    <message>
        <source>&amp;Hand over to a developer…</source>
        <translation>Entregar a un desarro&amp;llador…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copy the &amp;ID</source>
        <translation>Copiar el &amp;ID</translation>
    </message>
    <message>
        <source>Copy as &amp;JSON</source>
        <translation>Copiar como &amp;JSON</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>Copiar como &amp;Markdown</translation>
    </message>
    <message>
        <source>&amp;New integration…</source>
        <translation>&amp;Nueva integración…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Eliminar…</translation>
    </message>
    <message>
        <source>This account is read-only.</source>
        <translation>Esta cuenta es de solo lectura.</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>No hay nada seleccionado.</translation>
    </message>
    <message>
        <source>Select one of them.</source>
        <translation>Seleccione uno de ellos.</translation>
    </message>
    <message>
        <source>Select integrations or event types, not both.</source>
        <translation>Seleccione integraciones o tipos de evento, no ambos.</translation>
    </message>
    <message>
        <source>The service itself sends events of this type.</source>
        <translation>Los eventos de este tipo los envía el propio servicio.</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Delete %n…</source>
        <translation>
            <numerusform>&amp;Eliminar %n…</numerusform>
            <numerusform>&amp;Eliminar %n…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opened the first %n.</source>
        <translation>
            <numerusform>Se abrió solo %n.</numerusform>
            <numerusform>Se abrieron solo %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %n row(s) as a table.</source>
        <translation>
            <numerusform>Se copió %n fila como tabla.</numerusform>
            <numerusform>Se copiaron %n filas como tabla.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied %1</source>
        <translation>Copiado: %1</translation>
    </message>
    <message numerus="yes">
        <source>Copied %n record(s) as JSON.</source>
        <translation>
            <numerusform>Se copió %n registro como JSON.</numerusform>
            <numerusform>Se copiaron %n registros como JSON.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %n row(s) as Markdown.</source>
        <translation>
            <numerusform>Se copió %n fila como Markdown.</numerusform>
            <numerusform>Se copiaron %n filas como Markdown.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::lists::IntegrationBrowser</name>
    <message>
        <source>Filter by name or alias</source>
        <translation>Filtrar por nombre o alias</translation>
    </message>
    <message>
        <source>Integrations and their event types</source>
        <translation>Integraciones y sus tipos de evento</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::lists::IntegrationRows</name>
    <message>
        <source>New event type…</source>
        <translation>Nuevo tipo de evento…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Read them</source>
        <translation>Leerlos</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::lists::IntegrationState</name>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>%1 What you see was read %2.</source>
        <translation>%1 Lo que ve se leyó %2.</translation>
    </message>
    <message>
        <source>Nothing matches “%1”</source>
        <translation>Nada coincide con «%1»</translation>
    </message>
    <message>
        <source>Neither an integration nor an event type.</source>
        <translation>Ni una integración ni un tipo de evento.</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Quitar el filtro</translation>
    </message>
    <message>
        <source>Ask whoever created the key for the permission “%1”.</source>
        <translation>Pida el permiso «%1» a quien creó la clave.</translation>
    </message>
    <message>
        <source>Test the key again</source>
        <translation>Probar la clave de nuevo</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Comprobar de nuevo</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>sin leer todavía</translation>
    </message>
    <message numerus="yes">
        <source>%Ln integration(s)</source>
        <translation>
            <numerusform>%Ln integración</numerusform>
            <numerusform>%Ln integraciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event type(s) read</source>
        <translation>
            <numerusform>%Ln tipo de evento leído</numerusform>
            <numerusform>%Ln tipos de evento leídos</numerusform>
        </translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>leyendo…</translation>
    </message>
    <message>
        <source>%1 · refreshed %2</source>
        <translation>%1 · actualizado %2</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::lists::IntegrationsPage</name>
    <message>
        <source>Refresh (F5)</source>
        <translation>Actualizar (F5)</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::lists::ListActions</name>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copy as &amp;JSON</source>
        <translation>Copiar como &amp;JSON</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>Copiar como &amp;Markdown</translation>
    </message>
    <message>
        <source>New &amp;like this…</source>
        <translation>&amp;Usar como modelo…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Eliminar…</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>No hay nada seleccionado.</translation>
    </message>
    <message>
        <source>This account is read-only.</source>
        <translation>Esta cuenta es de solo lectura.</translation>
    </message>
    <message>
        <source>Select one to start from.</source>
        <translation>Seleccione qué quiere usar como modelo.</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Delete %n…</source>
        <translation>
            <numerusform>&amp;Eliminar %n…</numerusform>
            <numerusform>&amp;Eliminar %n…</numerusform>
        </translation>
    </message>
    <message>
        <source>System fields cannot be deleted.</source>
        <translation>Los campos del sistema no se pueden eliminar.</translation>
    </message>
    <message numerus="yes">
        <source>Opened the first %n.</source>
        <translation>
            <numerusform>Se abrió solo %n.</numerusform>
            <numerusform>Se abrieron solo %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %n row(s) as a table.</source>
        <translation>
            <numerusform>Se copió %n fila como tabla.</numerusform>
            <numerusform>Se copiaron %n filas como tabla.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %n record(s) as JSON.</source>
        <translation>
            <numerusform>Se copió %n registro como JSON.</numerusform>
            <numerusform>Se copiaron %n registros como JSON.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %n row(s) as Markdown.</source>
        <translation>
            <numerusform>Se copió %n fila como Markdown.</numerusform>
            <numerusform>Se copiaron %n filas como Markdown.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select one record.</source>
        <translation>Seleccione un registro.</translation>
    </message>
    <message>
        <source>Copy the &amp;ID</source>
        <translation>Copiar el &amp;ID</translation>
    </message>
    <message>
        <source>Copied %1</source>
        <translation>Copiado: %1</translation>
    </message>
    <message>
        <source>&amp;Refill…</source>
        <translation>&amp;Reponer…</translation>
    </message>
    <message>
        <source>Select the set to refill.</source>
        <translation>Seleccione el conjunto que quiere reponer.</translation>
    </message>
    <message>
        <source>Compare with the one &amp;before</source>
        <translation>Comparar con la &amp;anterior</translation>
    </message>
    <message>
        <source>Its table is not on this computer.</source>
        <translation>Su tabla no está en este ordenador.</translation>
    </message>
    <message>
        <source>There is none before it here.</source>
        <translation>Aquí no hay ninguna anterior.</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Editar…</translation>
    </message>
    <message>
        <source>System fields cannot be changed.</source>
        <translation>Los campos del sistema no se pueden cambiar.</translation>
    </message>
    <message>
        <source>&amp;Undo this import…</source>
        <translation>&amp;Deshacer esta importación…</translation>
    </message>
    <message>
        <source>Codes cannot be taken back: the service has no way to remove them.</source>
        <translation>Los códigos no se pueden retirar: el servicio no tiene forma de quitarlos.</translation>
    </message>
    <message>
        <source>What stood there before it is not known on this computer.</source>
        <translation>En este ordenador no se sabe qué había antes.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::lists::ListColumns</name>
    <message>
        <source>Move the current column &amp;left</source>
        <translation>Mover la columna a la &amp;izquierda</translation>
    </message>
    <message>
        <source>Move the current column &amp;right</source>
        <translation>Mover la columna a la &amp;derecha</translation>
    </message>
    <message>
        <source>&amp;Reset the columns</source>
        <translation>&amp;Restablecer las columnas</translation>
    </message>
    <message>
        <source>&amp;Hide this column</source>
        <translation>&amp;Ocultar esta columna</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Columnas</translation>
    </message>
    <message>
        <source>Sort &amp;ascending</source>
        <translation>Orden &amp;ascendente</translation>
    </message>
    <message>
        <source>Sort &amp;descending</source>
        <translation>Orden &amp;descendente</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::lists::ListPage</name>
    <message>
        <source>Refresh (F5)</source>
        <translation>Actualizar (F5)</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::lists::RecordList</name>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message numerus="yes">
        <source>%n are loaded.</source>
        <translation>
            <numerusform>Hay %n en la lista.</numerusform>
            <numerusform>Hay %n en la lista.</numerusform>
        </translation>
    </message>
    <message>
        <source>There may be more in the service.</source>
        <translation>Puede haber más en el servicio.</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Quitar el filtro</translation>
    </message>
    <message>
        <source>Load the rest</source>
        <translation>Cargar el resto</translation>
    </message>
    <message>
        <source>Ask whoever created the key for the permission “%1”.</source>
        <translation>Pida el permiso «%1» a quien creó la clave.</translation>
    </message>
    <message>
        <source>Test the key again</source>
        <translation>Probar la clave de nuevo</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Comprobar de nuevo</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>Respuesta: %1</translation>
    </message>
    <message numerus="yes">
        <source>Sent %n time(s).</source>
        <translation>
            <numerusform>Enviado %n vez.</numerusform>
            <numerusform>Enviado %n veces.</numerusform>
        </translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>%1 What you see was read %2.</source>
        <translation>%1 Lo que ve se leyó %2.</translation>
    </message>
    <message>
        <source>%1 %2 so far</source>
        <translation>%1 %2 hasta ahora</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>more in the service</source>
        <translation>más en el servicio</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>selección: %n</numerusform>
            <numerusform>selección: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>leyendo…</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>sin leer todavía</translation>
    </message>
    <message>
        <source>, more in the service</source>
        <translation>, más en el servicio</translation>
    </message>
    <message>
        <source>%1 · refreshed %2</source>
        <translation>%1 · actualizado %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln loaded</source>
        <translation>
            <numerusform>%1 de %Ln en la lista</numerusform>
            <numerusform>%1 de %Ln en la lista</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln loaded</source>
        <translation>
            <numerusform>%Ln en la lista</numerusform>
            <numerusform>%Ln en la lista</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · created in the service&apos;s own application</source>
        <translation>%1 · se crean en la propia aplicación del servicio</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::lists::UnfinishedChanges</name>
    <message>
        <source>Show the plan</source>
        <translation>Mostrar el plan</translation>
    </message>
    <message>
        <source>The change of “%1” is not finished.</source>
        <translation>El cambio de «%1» no ha terminado.</translation>
    </message>
    <message>
        <source>One event type takes events, but maybe under another alias. Go on, or go back to the old definition.</source>
        <translation>Un tipo de evento recibe eventos, pero quizá con otro alias. Continúe o vuelva a la definición antigua.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::manual::ManualPage</name>
    <message>
        <source>Search the manual</source>
        <translation>Buscar en el manual</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Capítulos</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number and title of a chapter</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>No chapter mentions “%1”</source>
        <translation>Ningún capítulo menciona «%1»</translation>
    </message>
    <message>
        <source>Try another word.</source>
        <translation>Pruebe con otra palabra.</translation>
    </message>
    <message>
        <source>Manual: %1</source>
        <translation>Manual: %1</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::overview::ChartCard</name>
    <message>
        <source>Imported rows per day</source>
        <translation>Filas por día</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>aceptadas</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>rechazadas</translation>
    </message>
    <message>
        <source>Exports per day</source>
        <translation>Exportaciones por día</translation>
    </message>
    <message>
        <source>exports</source>
        <translation>exportaciones</translation>
    </message>
    <message>
        <source>Chart actions</source>
        <translation>Acciones del gráfico</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Mostrar como tabla</translation>
    </message>
    <message>
        <source>Copy as table</source>
        <translation>Copiar como tabla</translation>
    </message>
    <message>
        <source>Save as picture…</source>
        <translation>Guardar como imagen…</translation>
    </message>
    <message>
        <source>No rows imported in the last 30 days.</source>
        <translation>Ninguna fila importada en los últimos 30 días.</translation>
    </message>
    <message>
        <source>No exports in the last 30 days.</source>
        <translation>Ninguna exportación en los últimos 30 días.</translation>
    </message>
    <message>
        <source>Save the chart as a picture</source>
        <translation>Guardar el gráfico como imagen</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Imágenes (*.png)</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <translation>Dibujos (*.svg)</translation>
    </message>
    <message>
        <source>The chart was saved as %1.</source>
        <translation>El gráfico se guardó como %1.</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <translation>%1 %2 %3</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::overview::ChartTable</name>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::overview::ChartView</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::overview::LinkRow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ocultar</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::overview::NeedsCard</name>
    <message>
        <source>Something may be missing here. Could not be read: %1.</source>
        <translation>Aquí puede faltar algo. No se pudo leer: %1.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>Needs your attention</source>
        <translation>Requiere su atención</translation>
    </message>
    <message>
        <source>Nothing needs your attention.</source>
        <translation>Nada requiere su atención.</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>y %Ln más</numerusform>
            <numerusform>y %Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” was dismissed.</source>
        <translation>Se ha descartado «%1».</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln dismissed</source>
        <translation>
            <numerusform>Mostrar %Ln descartado</numerusform>
            <numerusform>Mostrar %Ln descartados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::overview::OverviewCard</name>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>%1: the key may not read this.</source>
        <translation>%1: la clave no puede leerlo.</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <translation>No se pudo leer: %1.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>y %Ln más</numerusform>
            <numerusform>y %Ln más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::overview::OverviewPage</name>
    <message>
        <source>Overview</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualizar</translation>
    </message>
    <message>
        <source>This account is read-only.</source>
        <translation>Esta cuenta es de solo lectura.</translation>
    </message>
    <message>
        <source>New import…</source>
        <translation>Nueva importación…</translation>
    </message>
    <message>
        <source>New export…</source>
        <translation>Nueva exportación…</translation>
    </message>
    <message>
        <source>%1 · reading…</source>
        <translation>%1 · leyendo…</translation>
    </message>
    <message>
        <source>%1 · not read yet</source>
        <translation>%1 · sin leer todavía</translation>
    </message>
    <message>
        <source>%1 · updated %2, again in a few seconds</source>
        <translation>%1 · actualizado %2, de nuevo en unos segundos</translation>
    </message>
    <message>
        <source>%1 · updated %2</source>
        <translation>%1 · actualizado %2</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::overview::RecentCard</name>
    <message>
        <source>Recent imports and exports</source>
        <translation>Importaciones y exportaciones recientes</translation>
    </message>
    <message>
        <source>All exports</source>
        <translation>Todas las exportaciones</translation>
    </message>
    <message>
        <source>No imports or exports yet.</source>
        <translation>Todavía no hay importaciones ni exportaciones.</translation>
    </message>
    <message>
        <source>All imports</source>
        <translation>Todas las importaciones</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::overview::RecentModel</name>
    <message>
        <source>Export: %1</source>
        <translation>Exportación: %1</translation>
    </message>
    <message>
        <source>Import: %1</source>
        <translation>Importación: %1</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Open file</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>See why</source>
        <translation>Motivos</translation>
    </message>
    <message>
        <source>The service gave no reason.</source>
        <translation>El servicio no dio ningún motivo.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::overview::RunningCard</name>
    <message>
        <source>Running now</source>
        <translation>En curso</translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>%Ln en espera</numerusform>
            <numerusform>%Ln en espera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, and %Ln waiting</source>
        <translation>
            <numerusform>%1, y %Ln en espera</numerusform>
            <numerusform>%1, y %Ln en espera</numerusform>
        </translation>
    </message>
    <message>
        <source>All exports</source>
        <translation>Todas las exportaciones</translation>
    </message>
    <message>
        <source>All imports</source>
        <translation>Todas las importaciones</translation>
    </message>
    <message>
        <source>Nothing is running.</source>
        <translation>No hay nada en curso.</translation>
    </message>
    <message>
        <source>All jobs</source>
        <translation>Todas las tareas</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::overview::RunningRow</name>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Abrir %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Waiting for its turn in the service</source>
        <translation>Esperando su turno en el servicio</translation>
    </message>
    <message>
        <source>Running; the service has no count yet</source>
        <translation>En curso; el servicio todavía no tiene un recuento</translation>
    </message>
    <message>
        <source>%1 of %2 written</source>
        <translation>%1 de %2 escritas</translation>
    </message>
    <message>
        <source>%1 of %2 rows accepted</source>
        <translation>%1 de %2 filas aceptadas</translation>
    </message>
    <message>
        <source>%1 of %2 rows read = %3 accepted + %4 refused</source>
        <translation>%1 de %2 filas leídas = %3 aceptadas + %4 rechazadas</translation>
    </message>
    <message>
        <source>Export: %1</source>
        <translation>Exportación: %1</translation>
    </message>
    <message>
        <source>Import: %1</source>
        <translation>Importación: %1</translation>
    </message>
    <message>
        <source>Job: %1</source>
        <translation>Tarea: %1</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::overview::StateCountRow</name>
    <message>
        <source>Show %1: %2</source>
        <translation>Mostrar %1: %2</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::overview::StockCard</name>
    <message>
        <source>Coupon stock</source>
        <translation>Existencias de cupones</translation>
    </message>
    <message>
        <source>Coupon sets</source>
        <translation>Cupones</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln set(s)</source>
        <translation>
            <numerusform>%Ln conjunto</numerusform>
            <numerusform>Los %Ln conjuntos</numerusform>
        </translation>
    </message>
    <message>
        <source>This store has no coupon sets.</source>
        <translation>Esta tienda no tiene conjuntos de cupones.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::overview::StockRow</name>
    <message>
        <source>of %1 left</source>
        <translation>de %1 disponibles</translation>
    </message>
    <message>
        <source>one code: %1</source>
        <translation>un código: %1</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>never filled</source>
        <translation>nunca cargado</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Abrir %1</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::overview::StoreCard</name>
    <message>
        <source>Store</source>
        <translation>Tienda</translation>
    </message>
    <message>
        <source>All fields</source>
        <translation>Todos los campos</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::overview::StorePage</name>
    <message>
        <source>Copy as table</source>
        <translation>Copiar como tabla</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>Tienda</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) a minute</source>
        <translation>
            <numerusform>%Ln petición por minuto</numerusform>
            <numerusform>%Ln peticiones por minuto</numerusform>
        </translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sin límite</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Conexión</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Servicio</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Protection</source>
        <translation>Protección</translation>
    </message>
    <message>
        <source>Request limit</source>
        <translation>Límite de peticiones</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualizar</translation>
    </message>
    <message>
        <source>Other fields</source>
        <translation>Otros campos</translation>
    </message>
    <message>
        <source>%1 · reading…</source>
        <translation>%1 · leyendo…</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · updated %2</source>
        <translation>%1 · actualizado %2</translation>
    </message>
    <message>
        <source>%1 · not read yet</source>
        <translation>%1 · sin leer todavía</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>The store has no fields</source>
        <translation>La tienda no tiene campos</translation>
    </message>
    <message>
        <source>The service answered with an empty record.</source>
        <translation>El servicio respondió con un registro vacío.</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Comprobar de nuevo</translation>
    </message>
    <message>
        <source>The fields of the store were copied.</source>
        <translation>Los campos de la tienda se copiaron.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::overview::WorkflowsCard</name>
    <message>
        <source>Workflows by state</source>
        <translation>Flujos por estado</translation>
    </message>
    <message>
        <source>The service finalises workflows that have been paused for more than 3 months.</source>
        <translation>El servicio finaliza los flujos que llevan más de 3 meses en pausa.</translation>
    </message>
    <message>
        <source>Workflows</source>
        <translation>Flujos</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln</source>
        <translation>
            <numerusform>%Ln en total</numerusform>
            <numerusform>Los %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>This store has no workflows.</source>
        <translation>Esta tienda no tiene flujos.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::preferences::KeptLine</name>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>ocultas</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Borrar…</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir carpeta</translation>
    </message>
    <message>
        <source>%1: open folder</source>
        <translation>%1: abrir carpeta</translation>
    </message>
    <message>
        <source>Delete: %1</source>
        <translation>Borrar: %1</translation>
    </message>
    <message>
        <source>Nothing is kept</source>
        <translation>No se guarda nada</translation>
    </message>
    <message>
        <source>Until Storedesk closes</source>
        <translation>Hasta cerrar Storedesk</translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s)</source>
        <translation>
            <numerusform>%Ln día</numerusform>
            <numerusform>%Ln días</numerusform>
        </translation>
    </message>
    <message>
        <source>Not on this computer</source>
        <translation>No está en este ordenador</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::preferences::KeptPage</name>
    <message>
        <source>Delete from this computer</source>
        <translation>Borrar de este ordenador</translation>
    </message>
    <message>
        <source>%1: delete it from this computer?</source>
        <translation>%1: ¿borrarlo de este ordenador?</translation>
    </message>
    <message>
        <source>%1, %2. It cannot be brought back. Nothing is deleted in the service.</source>
        <translation>%1, %2. No se puede recuperar. En el servicio no se borra nada.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Forget the key</source>
        <translation>Olvidar la clave</translation>
    </message>
    <message>
        <source>Forget the key of this account?</source>
        <translation>¿Olvidar la clave de esta cuenta?</translation>
    </message>
    <message>
        <source>You stay connected until Storedesk closes. After that you are asked for the key when you connect.</source>
        <translation>Sigue conectado hasta cerrar Storedesk. Después se le pedirá la clave al conectar.</translation>
    </message>
    <message>
        <source>Delete everything of this account</source>
        <translation>Borrar todo lo de esta cuenta</translation>
    </message>
    <message>
        <source>Delete everything of %1 from this computer?</source>
        <translation>¿Borrar todo lo de %1 de este ordenador?</translation>
    </message>
    <message>
        <source>All kinds in the list go for good, %1, and the key. Storedesk disconnects from the account. Nothing is deleted in the service.</source>
        <translation>Se borra del todo cada tipo de la lista, %1, y la clave. Storedesk se desconecta de la cuenta. En el servicio no se borra nada.</translation>
    </message>
    <message>
        <source>Type the &amp;name of the account, %1:</source>
        <translation>Escriba el &amp;nombre de la cuenta, %1:</translation>
    </message>
    <message>
        <source>Delete everything</source>
        <translation>Borrar todo</translation>
    </message>
    <message>
        <source>Being measured…</source>
        <translation>Midiendo…</translation>
    </message>
    <message>
        <source>Change how long</source>
        <translation>Cambiar plazos</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>Medir de nuevo</translation>
    </message>
    <message>
        <source>Readable only by you.</source>
        <translation>Solo usted puede leerlo.</translation>
    </message>
    <message>
        <source>Every file belongs to your user alone. The key is in no file.</source>
        <translation>Cada archivo es solo de su usuario. La clave no está en ningún archivo.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Oldest</source>
        <translation>Más antiguo</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Se guarda</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Delete everything of this account…</source>
        <translation>Borrar todo lo de esta cuenta…</translation>
    </message>
    <message>
        <source>%1 · %2 · measured %3</source>
        <translation>%1 · %2 · medido %3</translation>
    </message>
    <message>
        <source>Deletes %1 and the key from this computer. Nothing is deleted in the service.</source>
        <translation>Borra %1 y la clave de este ordenador. En el servicio no se borra nada.</translation>
    </message>
    <message>
        <source>This session only</source>
        <translation>Solo esta sesión</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>En este ordenador</translation>
    </message>
    <message>
        <source>All kinds in the list go for good, %1. The practice store itself stays with its records: the manual says under “Remove” how to delete it.</source>
        <translation>Se borra del todo cada tipo de la lista, %1. La tienda de prácticas en sí se queda con sus registros: el manual dice en «Desinstalar» cómo borrarla.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::preferences::PreferencesPage</name>
    <message>
        <source>Search the preferences</source>
        <translation>Buscar en las preferencias</translation>
    </message>
    <message>
        <source>For all accounts on this computer · every change takes effect at once</source>
        <translation>Para todas las cuentas de este ordenador · cada cambio se aplica al momento</translation>
    </message>
    <message>
        <source>Back to the defaults</source>
        <translation>Valores predeterminados</translation>
    </message>
    <message>
        <source>No setting matches “%1”</source>
        <translation>Ningún ajuste coincide con «%1»</translation>
    </message>
    <message>
        <source>What is set for one account stands in its own form, under “Manage accounts…”.</source>
        <translation>Lo que se ajusta para una cuenta está en su formulario, en «Gestionar cuentas…».</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Borrar la búsqueda</translation>
    </message>
    <message>
        <source>%1: back to the defaults.</source>
        <translation>%1: valores predeterminados.</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::preferences::ReportPage</name>
    <message>
        <source>Search the report</source>
        <translation>Buscar en el informe</translation>
    </message>
    <message>
        <source>&amp;Save the report…</source>
        <translation>&amp;Guardar el informe…</translation>
    </message>
    <message>
        <source>&amp;Copy the report</source>
        <translation>&amp;Copiar el informe</translation>
    </message>
    <message>
        <source>The report, as it is saved</source>
        <translation>El informe, tal como se guarda</translation>
    </message>
    <message>
        <source>Being put together…</source>
        <translation>Preparando…</translation>
    </message>
    <message>
        <source>Put together again</source>
        <translation>Preparar de nuevo</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Nothing is sent anywhere.</source>
        <translation>No se envía nada a ningún sitio.</translation>
    </message>
    <message>
        <source>This is all that will be in the file. Keys, people, and the names of accounts and services are left out. Read it, then hand it to whoever helps you.</source>
        <translation>Esto es todo lo que habrá en el archivo, sin claves, personas ni nombres de cuentas o servicios. Léalo y entréguelo a quien le ayude.</translation>
    </message>
    <message>
        <source>With:</source>
        <translation>Con:</translation>
    </message>
    <message>
        <source>Made at %1 · %2</source>
        <translation>Hecho a las %1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s)</source>
        <translation>
            <numerusform>%Ln línea</numerusform>
            <numerusform>%Ln líneas</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the diagnostic report</source>
        <translation>Guardar el informe de diagnóstico</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>Archivos de texto (*.txt)</translation>
    </message>
    <message>
        <source>Report saved as %1.</source>
        <translation>Informe guardado como %1.</translation>
    </message>
    <message>
        <source>The report was copied.</source>
        <translation>Se copió el informe.</translation>
    </message>
    <message>
        <source>Diagnostic report</source>
        <translation>Informe de diagnóstico</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::preferences::SecretField</name>
    <message>
        <source>this session only</source>
        <translation>solo esta sesión</translation>
    </message>
    <message>
        <source>Kept: %1</source>
        <translation>Guardada: %1</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::preferences::SettingLine</name>
    <message>
        <source>Changed</source>
        <translation>Cambiado</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::preferences::TextSearch</name>
    <message>
        <source>Not found</source>
        <translation>No se encontró</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::reading::Chip</name>
    <message>
        <source>Press Enter to change this condition, Backspace to remove it.</source>
        <translation>Pulse Intro para cambiar esta condición o Retroceso para quitarla.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::reading::ConditionPopup</name>
    <message>
        <source>Show these rows</source>
        <translation>Mostrar estas filas</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparación</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Highest value</source>
        <translation>Valor más alto</translation>
    </message>
    <message>
        <source>and</source>
        <translation>y</translation>
    </message>
    <message>
        <source>Values of the column</source>
        <translation>Valores de la columna</translation>
    </message>
    <message>
        <source>Type a value, or tick some below</source>
        <translation>Escriba un valor, o marque algunos abajo</translation>
    </message>
    <message>
        <source>Counting the values…</source>
        <translation>Contando los valores…</translation>
    </message>
    <message>
        <source>The %1 most frequent of %2%3 values. Type to narrow them down.</source>
        <translation>Los %1 más frecuentes de %2%3 valores. Escriba para acotarlos.</translation>
    </message>
    <message>
        <source>Type a number, like 12.5.</source>
        <translation>Escriba un número, como 12.5.</translation>
    </message>
    <message>
        <source>Type a date, like 2026-01-31.</source>
        <translation>Escriba una fecha, como 2026-01-31.</translation>
    </message>
    <message>
        <source>Type a value first.</source>
        <translation>Escriba primero un valor.</translation>
    </message>
    <message>
        <source>This is not a valid regular expression.</source>
        <translation>No es una expresión regular válida.</translation>
    </message>
    <message>
        <source>&amp;Exact match, including case and accents</source>
        <translation>Coincidencia &amp;exacta, con mayúsculas y acentos</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::reading::ReadingForm</name>
    <message>
        <source>&amp;Table in the archive</source>
        <translation>&amp;Tabla del archivo ZIP</translation>
    </message>
    <message>
        <source>A &amp;backslash comes before quotes inside cells</source>
        <translation>Una &amp;barra invertida precede a las comillas</translation>
    </message>
    <message>
        <source>Ignore spaces &amp;around quotes</source>
        <translation>Ignorar los &amp;espacios alrededor de las comillas</translation>
    </message>
    <message>
        <source>Lines that begin with # are co&amp;mments, not rows</source>
        <translation>Las líneas con # son co&amp;mentarios</translation>
    </message>
    <message>
        <source>The first row &amp;names the columns</source>
        <translation>La primera fila &amp;nombra las columnas</translation>
    </message>
    <message>
        <source>&amp;Column separator</source>
        <translation>Separador de &amp;columnas</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>Co&amp;dificación</translation>
    </message>
    <message>
        <source>double quotes &quot;</source>
        <translation>comillas dobles &quot;</translation>
    </message>
    <message>
        <source>single quotes &apos;</source>
        <translation>comillas simples &apos;</translation>
    </message>
    <message>
        <source>none: quotes are part of the text</source>
        <translation>ninguna: las comillas son parte del texto</translation>
    </message>
    <message>
        <source>&amp;Quotes around cells</source>
        <translation>Comi&amp;llas de las celdas</translation>
    </message>
    <message>
        <source>Table be&amp;gins at line</source>
        <translation>La tabla em&amp;pieza en la línea</translation>
    </message>
    <message>
        <source>All tables with these columns</source>
        <translation>Todas las tablas con estas columnas</translation>
    </message>
    <message>
        <source>No accented or other special letters were found.</source>
        <translation>No se encontraron letras acentuadas ni especiales.</translation>
    </message>
    <message>
        <source>Reads as: %1</source>
        <translation>Se lee así: %1</translation>
    </message>
    <message>
        <source>&amp;Sheet</source>
        <translation>&amp;Hoja</translation>
    </message>
    <message>
        <source>All sheets with these columns</source>
        <translation>Todas las hojas con estas columnas</translation>
    </message>
    <message>
        <source>Table be&amp;gins at row</source>
        <translation>La tabla em&amp;pieza en la fila</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::records::CallsPane</name>
    <message>
        <source>Calls made for this record</source>
        <translation>Llamadas hechas para este registro</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::records::ColumnChoice</name>
    <message>
        <source>The &amp;usual columns</source>
        <translation>Las columnas &amp;habituales</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::records::Everybody</name>
    <message>
        <source>Name, email or external ID</source>
        <translation>Nombre, correo o ID externo</translation>
    </message>
    <message>
        <source>Update now</source>
        <translation>Actualizar ahora</translation>
    </message>
    <message>
        <source>Delete this copy</source>
        <translation>Borrar esta copia</translation>
    </message>
    <message>
        <source>Search everybody</source>
        <translation>Buscar entre todos</translation>
    </message>
    <message>
        <source>Nothing is deleted at the service.</source>
        <translation>En el servicio no se borra nada.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Look up live</source>
        <translation>Consultar en vivo</translation>
    </message>
    <message>
        <source>Back to looking up one contact at the service</source>
        <translation>Volver a consultar un contacto en el servicio</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln contact(s)</source>
        <translation>
            <numerusform>%Ln contacto</numerusform>
            <numerusform>Los %Ln contactos</numerusform>
        </translation>
    </message>
    <message>
        <source>All contacts…</source>
        <translation>Todos los contactos…</translation>
    </message>
    <message>
        <source>Search everybody, also without a network</source>
        <translation>Busca entre todos, también sin conexión</translation>
    </message>
    <message>
        <source>Keep a copy of all contacts on this computer, to search it</source>
        <translation>Guarda una copia de todos los contactos en este equipo para buscar en ella</translation>
    </message>
    <message numerus="yes">
        <source>%Ln contact(s), as they were %1 (%2).</source>
        <translation>
            <numerusform>%Ln contacto, tal como estaba %1 (%2).</numerusform>
            <numerusform>%Ln contactos, tal como estaban %1 (%2).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 A new copy is being made.</source>
        <translation>%1 Se está haciendo una copia nueva.</translation>
    </message>
    <message>
        <source>%1 The last update failed: %2</source>
        <translation>%1 La última actualización falló: %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>This contact has neither email nor external ID, so it cannot be opened.</source>
        <translation>Este contacto no tiene correo ni ID externo, así que no se puede abrir.</translation>
    </message>
    <message>
        <source>Keep my contacts at hand</source>
        <translation>Tener mis contactos a mano</translation>
    </message>
    <message>
        <source>Once a day, an export of all contacts is made and fetched. You can then search everybody by any part of name, email or external ID, also without a network.

Kept are all fields of all contacts, in a private file of this account on this computer (%1). Contacts you delete leave it, too. It goes when you delete the copy or remove the account.</source>
        <translation>Una vez al día se hace y se descarga una exportación de todos los contactos. Así puede buscar a cualquiera por cualquier parte del nombre, el correo o el ID externo, también sin conexión.

Se guardan todos los campos de todos los contactos, en un archivo privado de esta cuenta en este equipo (%1). Los contactos que borres también salen de ahí. Desaparece cuando borras la copia o quitas la cuenta.</translation>
    </message>
    <message>
        <source>Keep them at hand</source>
        <translation>Tenerlos a mano</translation>
    </message>
    <message>
        <source>For this, an export has to be made once a day, and this account is read-only.</source>
        <translation>Para esto hay que hacer una exportación al día, y esta cuenta es de solo lectura.</translation>
    </message>
    <message numerus="yes">
        <source>Open the last export of %Ln contact(s)</source>
        <translation>
            <numerusform>Abrir la última exportación de %Ln contacto</numerusform>
            <numerusform>Abrir la última exportación de %Ln contactos</numerusform>
        </translation>
    </message>
    <message>
        <source>Your contacts are being fetched</source>
        <translation>Se están descargando sus contactos</translation>
    </message>
    <message>
        <source>The service makes an export of all of them, which takes a few minutes when there are many. You can go on working meanwhile.</source>
        <translation>El servicio hace una exportación de todos, que tarda unos minutos si son muchos. Mientras tanto puede seguir trabajando.</translation>
    </message>
    <message>
        <source>Show the job</source>
        <translation>Ver la tarea</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>The copy could not be made</source>
        <translation>No se pudo hacer la copia</translation>
    </message>
    <message>
        <source>The export did not come. Its job says why.</source>
        <translation>La exportación no llegó. Su tarea dice por qué.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what happened, why</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Turn off</source>
        <translation>Desactivar</translation>
    </message>
    <message>
        <source>There are no contacts</source>
        <translation>No hay contactos</translation>
    </message>
    <message>
        <source>The service had none when the copy was made.</source>
        <translation>El servicio no tenía ninguno cuando se hizo la copia.</translation>
    </message>
    <message>
        <source>Nobody here matches “%1”</source>
        <translation>Nadie coincide con «%1»</translation>
    </message>
    <message>
        <source>Whoever is newer than the copy can only be found live.</source>
        <translation>A quien sea más reciente que la copia solo se le encuentra en vivo.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Borrar la búsqueda</translation>
    </message>
    <message>
        <source>The copy of all contacts is deleted from this computer.</source>
        <translation>La copia de todos los contactos se ha borrado de este equipo.</translation>
    </message>
    <message>
        <source>Sorting…</source>
        <translation>Ordenando…</translation>
    </message>
    <message>
        <source>As &amp;exported</source>
        <translation>Como se &amp;exportaron</translation>
    </message>
    <message>
        <source>%1, last first</source>
        <translation>%1, de mayor a menor</translation>
    </message>
    <message>
        <source>Order: as exported</source>
        <translation>Orden: como se exportaron</translation>
    </message>
    <message>
        <source>Order: %1</source>
        <translation>Orden: %1</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Looking through everybody…</source>
        <translation>Revisando todos los contactos…</translation>
    </message>
    <message>
        <source>Nobody meets these conditions</source>
        <translation>Nadie cumple estas condiciones</translation>
    </message>
    <message>
        <source>Change or remove one of them, or search for other words.</source>
        <translation>Cambie o quite una de ellas, o busque otras palabras.</translation>
    </message>
    <message>
        <source>Clear everything</source>
        <translation>Borrar todo</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::records::EverybodyConditions</name>
    <message>
        <source>Condition</source>
        <translation>Condición</translation>
    </message>
    <message>
        <source>Add a condition</source>
        <translation>Añadir una condición</translation>
    </message>
    <message>
        <source>where</source>
        <translation>donde</translation>
    </message>
    <message>
        <source>Change between “and” and “or”</source>
        <translation>Cambiar entre «y» y «o»</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::records::ExampleLinks</name>
    <message>
        <source>Try one of the practice store&apos;s contacts:</source>
        <translation>Pruebe con un contacto de la tienda de prácticas:</translation>
    </message>
    <message>
        <source>Try one of the practice store&apos;s products:</source>
        <translation>Pruebe con un producto de la tienda de prácticas:</translation>
    </message>
    <message>
        <source>Try one of the practice store&apos;s purchases:</source>
        <translation>Pruebe con una compra de la tienda de prácticas:</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::records::IntegrationTypes</name>
    <message>
        <source>New event type…</source>
        <translation>Nuevo tipo de evento…</translation>
    </message>
    <message>
        <source>This account is read-only.</source>
        <translation>Esta cuenta es de solo lectura.</translation>
    </message>
    <message>
        <source>Reading event types…</source>
        <translation>Leyendo los tipos de evento…</translation>
    </message>
    <message>
        <source>The event types could not be read. %1</source>
        <translation>No se pudieron leer los tipos de evento. %1</translation>
    </message>
    <message>
        <source>No event types yet. An event type defines the fields of an event and which of them identifies the contact.</source>
        <translation>Aún no hay tipos de evento. Un tipo de evento define los campos de un evento y cuál de ellos identifica al contacto.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::records::KeptBeside</name>
    <message>
        <source>changed since the copy, was empty</source>
        <translation>cambió después de la copia; antes, vacío</translation>
    </message>
    <message>
        <source>changed since the copy, was %1</source>
        <translation>cambió después de la copia; antes, %1</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::records::LiveBeside</name>
    <message>
        <source>Open in a tab</source>
        <translation>Abrir en una pestaña</translation>
    </message>
    <message>
        <source>Hide the live record</source>
        <translation>Ocultar el registro actual</translation>
    </message>
    <message>
        <source>The list keeps its values until the copy is updated.</source>
        <translation>La lista conserva sus valores hasta que se actualice la copia.</translation>
    </message>
    <message>
        <source>Reading the live record…</source>
        <translation>Leyendo el registro actual…</translation>
    </message>
    <message>
        <source>Live record</source>
        <translation>Registro actual</translation>
    </message>
    <message numerus="yes">
        <source>Live record · %Ln value(s) changed since the copy</source>
        <translation>
            <numerusform>Registro actual · %Ln valor ha cambiado desde la copia</numerusform>
            <numerusform>Registro actual · %Ln valores han cambiado desde la copia</numerusform>
        </translation>
    </message>
    <message>
        <source>Live record · as in the copy</source>
        <translation>Registro actual · igual que en la copia</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::records::LookupField</name>
    <message>
        <source>Look up</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Look up: %1</source>
        <translation>Buscar: %1</translation>
    </message>
    <message>
        <source>Read it as something else</source>
        <translation>Leerlo como otra cosa</translation>
    </message>
    <message>
        <source>Press Enter to look it up</source>
        <translation>Pulse Intro para buscarlo</translation>
    </message>
    <message>
        <source>looking…</source>
        <translation>buscando…</translation>
    </message>
    <message>
        <source>found</source>
        <translation>encontrado</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>no encontrado</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>eliminado</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>bloqueado</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>sin respuesta</translation>
    </message>
    <message>
        <source>Read as &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Leído como &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Read as &lt;b&gt;%1&lt;/b&gt;: %2</source>
        <translation>Leído como &lt;b&gt;%1&lt;/b&gt;: %2</translation>
    </message>
    <message>
        <source>Detect automatically</source>
        <translation>Detectar automáticamente</translation>
    </message>
    <message>
        <source>This is an older way to look up contacts, and the service may remove it. Choose “%1” instead.</source>
        <translation>Esta es una forma antigua de buscar contactos y el servicio puede retirarla. Elija «%1».</translation>
    </message>
    <message>
        <source>This looks like a name</source>
        <translation>Esto parece un nombre</translation>
    </message>
    <message>
        <source>not an email address</source>
        <translation>no es una dirección de email</translation>
    </message>
    <message>
        <source>Email or external ID</source>
        <translation>Correo o ID externo</translation>
    </message>
    <message>
        <source>Purchase ID</source>
        <translation>ID de compra</translation>
    </message>
    <message>
        <source>Product ID</source>
        <translation>ID de producto</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::records::LookupMany</name>
    <message>
        <source>Enter opens the record · Ctrl+D pins it · Ctrl+V adds lines</source>
        <translation>Intro abre el registro · Ctrl+D lo fija · Ctrl+V añade líneas</translation>
    </message>
    <message>
        <source>Pasted lines and their results</source>
        <translation>Líneas pegadas y sus resultados</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>Look up many</source>
        <translation>Búsqueda múltiple</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Only reads; nothing is created or changed</source>
        <translation>Solo lecturas; no se crea ni cambia nada</translation>
    </message>
    <message numerus="yes">
        <source>%n blank line(s) left out</source>
        <translation>
            <numerusform>%n línea en blanco omitida</numerusform>
            <numerusform>%n líneas en blanco omitidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeated line(s) left out</source>
        <translation>
            <numerusform>%n línea repetida omitida</numerusform>
            <numerusform>%n líneas repetidas omitidas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 The look-up is paused. Choose “Continue” to try again.</source>
        <translation>%1 La búsqueda está en pausa. Elija «Continuar» para intentarlo de nuevo.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message numerus="yes">
        <source>%n a minute stay free for your own clicks</source>
        <translation>
            <numerusform>%n por minuto queda libre para sus propios clics</numerusform>
            <numerusform>%n por minuto quedan libres para sus propios clics</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to show</source>
        <translation>Nada que mostrar</translation>
    </message>
    <message>
        <source>Nothing matches “%1”</source>
        <translation>Nada coincide con «%1»</translation>
    </message>
    <message numerus="yes">
        <source>%n lines were pasted.</source>
        <translation>
            <numerusform>Se pegó %n línea.</numerusform>
            <numerusform>Se pegaron %n líneas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear the field</source>
        <translation>Vaciar el campo</translation>
    </message>
    <message>
        <source>Paste what you want to look up</source>
        <translation>Pegue lo que quiere buscar</translation>
    </message>
    <message>
        <source>One per line, from an email, a spreadsheet or a file; or drop it here. Nothing is created or changed.</source>
        <translation>Uno por línea, de un correo, una hoja de cálculo o un archivo; o suéltelo aquí. No se crea ni cambia nada.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>%1 found + %2 not found + %3 failed + %4 waiting = %5</source>
        <translation>%1 encontrados + %2 no encontrados + %3 fallidos + %4 en espera = %5</translation>
    </message>
    <message>
        <source>There is no text to paste. Copy some lines first.</source>
        <translation>No hay texto que pegar. Copie antes algunas líneas.</translation>
    </message>
    <message>
        <source>%1 could not be read, or it is larger than %2.</source>
        <translation>%1 no se pudo leer, o es mayor que %2.</translation>
    </message>
    <message>
        <source>Your list from last time was replaced by the new one.</source>
        <translation>La nueva lista ha reemplazado a la de la última vez.</translation>
    </message>
    <message>
        <source>The list was cleared.</source>
        <translation>La lista se ha vaciado.</translation>
    </message>
    <message>
        <source>Look up again</source>
        <translation>Buscar de nuevo</translation>
    </message>
    <message>
        <source>This is your list from last time</source>
        <translation>Esta es su lista de la última vez</translation>
    </message>
    <message numerus="yes">
        <source>The lines are kept when the page is opened again, the results are not. Looking it up again takes %n request(s).</source>
        <translation>
            <numerusform>Al abrir de nuevo la página se conservan las líneas, pero no los resultados. Buscarla de nuevo requiere %n petición.</numerusform>
            <numerusform>Al abrir de nuevo la página se conservan las líneas, pero no los resultados. Buscarla de nuevo requiere %n peticiones.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 found + %2 not found + %3 failed + %4 not looked up = %5</source>
        <translation>%1 encontrados + %2 no encontrados + %3 fallidos + %4 sin buscar = %5</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::records::LookupPage</name>
    <message>
        <source>Look up many…</source>
        <translation>Búsqueda múltiple…</translation>
    </message>
    <message>
        <source>This account is read-only: nothing can be created.</source>
        <translation>Esta cuenta es de solo lectura: no se puede crear nada.</translation>
    </message>
    <message>
        <source>Pinned and recent</source>
        <translation>Fijados y recientes</translation>
    </message>
    <message>
        <source>Paste many lines to look them all up. Pin with Ctrl+D.</source>
        <translation>Pegue muchas líneas para buscarlas todas. Fije con Ctrl+D.</translation>
    </message>
    <message>
        <source>Open in a tab</source>
        <translation>Abrir en una pestaña</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Dejar de fijar</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fijar</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Olvidar</translation>
    </message>
    <message>
        <source>New contact…</source>
        <translation>Nuevo contacto…</translation>
    </message>
    <message>
        <source>Live look-up · the service has no list of contacts</source>
        <translation>Búsqueda en vivo · el servicio no tiene lista de contactos</translation>
    </message>
    <message>
        <source>New product…</source>
        <translation>Nuevo producto…</translation>
    </message>
    <message>
        <source>Live look-up · the service has no list of products</source>
        <translation>Búsqueda en vivo · el servicio no tiene lista de productos</translation>
    </message>
    <message>
        <source>New purchase…</source>
        <translation>Nueva compra…</translation>
    </message>
    <message>
        <source>Live look-up · the service has no list of purchases</source>
        <translation>Búsqueda en vivo · el servicio no tiene lista de compras</translation>
    </message>
    <message>
        <source>Previous result: %1</source>
        <translation>Resultado anterior: %1</translation>
    </message>
    <message>
        <source>Press Enter to look up what you typed.</source>
        <translation>Pulse Intro para buscar lo que ha escrito.</translation>
    </message>
    <message>
        <source>The unsaved changes to %1 are in a tab of their own now.</source>
        <translation>Los cambios sin guardar de %1 están ahora en su propia pestaña.</translation>
    </message>
    <message>
        <source>Everybody, as a copy on this computer</source>
        <translation>Todos, como copia en este equipo</translation>
    </message>
    <message>
        <source>To delete the record that you see now, press Delete again.</source>
        <translation>Para eliminar el registro que ve ahora, pulse Supr otra vez.</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Desde un archivo…</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::records::ManyActions</name>
    <message numerus="yes">
        <source>%n row(s) copied.</source>
        <translation>
            <numerusform>%n fila copiada.</numerusform>
            <numerusform>%n filas copiadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Guardar como CSV</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>Archivos CSV (*.csv)</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) saved in %1.</source>
        <translation>
            <numerusform>%n fila guardada en %1.</numerusform>
            <numerusform>%n filas guardadas en %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pinned.</source>
        <translation>
            <numerusform>Se fijó %n.</numerusform>
            <numerusform>Se fijaron %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was pinned.</source>
        <translation>Se fijó %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n of the records found cannot be deleted by “%1” and will stay.</source>
        <translation>
            <numerusform>%n de los registros encontrados no se puede eliminar por «%1» y queda.</numerusform>
            <numerusform>%n de los registros encontrados no se pueden eliminar por «%1» y quedan.</numerusform>
        </translation>
    </message>
    <message>
        <source>It was deleted.</source>
        <translation>Se eliminó.</translation>
    </message>
    <message>
        <source>Only those named by “%1” are taken.</source>
        <translation>Solo se toman los nombrados por «%1».</translation>
    </message>
    <message>
        <source>%1 looked up %2.csv</source>
        <translation>%1, búsqueda %2.csv</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::records::ManyBar</name>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>All</source>
        <comment>purchases</comment>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Encontrados</translation>
    </message>
    <message>
        <source>Found</source>
        <comment>purchases</comment>
        <translation>Encontradas</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>No encontrados</translation>
    </message>
    <message>
        <source>Not found</source>
        <comment>purchases</comment>
        <translation>No encontradas</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fallidos</translation>
    </message>
    <message>
        <source>Failed</source>
        <comment>purchases</comment>
        <translation>Fallidas</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::records::ManyHead</name>
    <message>
        <source>Look up many: %1</source>
        <translation>Búsqueda múltiple: %1</translation>
    </message>
    <message numerus="yes">
        <source>Look up %n contact(s)</source>
        <translation>
            <numerusform>Buscar %n contacto</numerusform>
            <numerusform>Buscar %n contactos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look up %n product(s)</source>
        <translation>
            <numerusform>Buscar %n producto</numerusform>
            <numerusform>Buscar %n productos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look up %n purchase(s)</source>
        <translation>
            <numerusform>Buscar %n compra</numerusform>
            <numerusform>Buscar %n compras</numerusform>
        </translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Use results</source>
        <translation>Usar los resultados</translation>
    </message>
    <message>
        <source>What the lines are</source>
        <translation>Qué son las líneas</translation>
    </message>
    <message>
        <source>&amp;Save as CSV…</source>
        <translation>&amp;Guardar como CSV…</translation>
    </message>
    <message>
        <source>&amp;Pin all</source>
        <translation>&amp;Fijar todos</translation>
    </message>
    <message>
        <source>&amp;Delete found…</source>
        <translation>&amp;Eliminar los encontrados…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message numerus="yes">
        <source>At most %n can be pinned at once.</source>
        <translation>
            <numerusform>Como máximo se puede fijar %n a la vez.</numerusform>
            <numerusform>Como máximo se pueden fijar %n a la vez.</numerusform>
        </translation>
    </message>
    <message>
        <source>This account is read-only: nothing can be deleted.</source>
        <translation>Esta cuenta es de solo lectura: no se puede eliminar nada.</translation>
    </message>
    <message>
        <source>Stop the look-up first.</source>
        <translation>Detenga antes la búsqueda.</translation>
    </message>
    <message>
        <source>Detect automatically</source>
        <translation>Detectar automáticamente</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>Vaciar la lista</translation>
    </message>
    <message>
        <source>Use in a bulk &amp;job…</source>
        <translation>Usar en una &amp;tarea masiva…</translation>
    </message>
    <message>
        <source>S&amp;how the job</source>
        <translation>&amp;Ver la tarea</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::records::RecordActions</name>
    <message>
        <source>&amp;Refill…</source>
        <translation>&amp;Reponer…</translation>
    </message>
    <message>
        <source>&amp;Undo last change…</source>
        <translation>&amp;Deshacer el último cambio…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Eliminar…</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>&amp;Actualizar</translation>
    </message>
    <message>
        <source>Copy as &amp;JSON</source>
        <translation>Copiar como &amp;JSON</translation>
    </message>
    <message>
        <source>Copy the &amp;ID</source>
        <translation>Copiar el &amp;ID</translation>
    </message>
    <message>
        <source>&amp;Pin</source>
        <translation>&amp;Fijar</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>This account is read-only: nothing can be changed.</source>
        <translation>Esta cuenta es de solo lectura: no se puede cambiar nada.</translation>
    </message>
    <message>
        <source>There is no record to change.</source>
        <translation>No hay ningún registro que cambiar.</translation>
    </message>
    <message>
        <source>The service does not allow this for this kind of record.</source>
        <translation>El servicio no permite esto con este tipo de registro.</translation>
    </message>
    <message>
        <source>There is no record yet.</source>
        <translation>Todavía no hay ningún registro.</translation>
    </message>
    <message>
        <source>Un&amp;pin</source>
        <translation>Dejar de &amp;fijar</translation>
    </message>
    <message>
        <source>There is no saved change to undo.</source>
        <translation>No hay ningún cambio guardado que deshacer.</translation>
    </message>
    <message>
        <source>The record was copied as JSON.</source>
        <translation>El registro se copió como JSON.</translation>
    </message>
    <message>
        <source>Copied %1</source>
        <translation>Se copió %1</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Edi&amp;tar</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>&amp;Send an event…</source>
        <translation>&amp;Enviar un evento…</translation>
    </message>
    <message>
        <source>This account is read-only.</source>
        <translation>Esta cuenta es de solo lectura.</translation>
    </message>
    <message>
        <source>Show &amp;history</source>
        <translation>Mostrar &amp;historial</translation>
    </message>
    <message>
        <source>New &amp;like this…</source>
        <translation>Nuevo como es&amp;te…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Editar…</translation>
    </message>
    <message>
        <source>&amp;Hand over to a developer…</source>
        <translation>Entregar a un &amp;desarrollador…</translation>
    </message>
    <message>
        <source>Its activities &amp;here</source>
        <translation>Sus actividades &amp;aquí</translation>
    </message>
    <message>
        <source>&amp;Undo this import…</source>
        <translation>&amp;Deshacer esta importación…</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::records::RecordEditing</name>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Solo lectura</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::records::RecordHead</name>
    <message>
        <source>Copy the ID</source>
        <translation>Copiar el ID</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Acciones</translation>
    </message>
    <message>
        <source>Copied %1</source>
        <translation>Se copió %1</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <translation>Copiar %1</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::records::RecordPage</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::records::RecordView</name>
    <message>
        <source>Parts of the record</source>
        <translation>Partes del registro</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Llamadas</translation>
    </message>
    <message>
        <source>Custom fields</source>
        <translation>Campos personalizados</translation>
    </message>
    <message>
        <source>Fields of this account</source>
        <translation>Campos de esta cuenta</translation>
    </message>
    <message>
        <source>Other fields</source>
        <translation>Otros campos</translation>
    </message>
    <message>
        <source>Sent by the service, not known to this version of Storedesk</source>
        <translation>Enviado por el servicio, desconocido para esta versión de Storedesk</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::records::StockCurve</name>
    <message>
        <source>Coupons left, from %1 on %2 to %3 on %4</source>
        <translation>Cupones restantes, de %1 el %2 a %3 el %4</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::records::StockPanel</name>
    <message>
        <source>Stock</source>
        <translation>Existencias</translation>
    </message>
    <message>
        <source>&amp;Warn below</source>
        <translation>A&amp;visar por debajo de</translation>
    </message>
    <message>
        <source>%L1 left, %L2 assigned.</source>
        <translation>Quedan %L1, asignados %L2.</translation>
    </message>
    <message>
        <source>How fast it goes down is known when the program has seen it for an hour.</source>
        <translation>A qué ritmo baja se sabrá cuando el programa lo haya observado durante una hora.</translation>
    </message>
    <message>
        <source>None was assigned in the last days.</source>
        <translation>En los últimos días no se asignó ninguno.</translation>
    </message>
    <message>
        <source>About %1 a day are assigned.</source>
        <translation>Se asignan unos %1 al día.</translation>
    </message>
    <message>
        <source>At this pace it is empty on %1.</source>
        <translation>A este ritmo se agota el %1.</translation>
    </message>
    <message>
        <source>Few coupons are left</source>
        <translation>Quedan pocos cupones</translation>
    </message>
    <message>
        <source>%L1 are left, and the warning is set at %L2. Refill the set.</source>
        <translation>Quedan %L1 y el aviso está en %L2. Reponga el conjunto.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::records::VisitModel</name>
    <message>
        <source>Pinned</source>
        <translation>Fijados</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recientes</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>No encontrado</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>Abierto: %1</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::shell::CloseGuard</name>
    <message>
        <source>“%1” has unsaved changes.</source>
        <translation>«%1» tiene cambios sin guardar.</translation>
    </message>
    <message numerus="yes">
        <source>%n pages have unsaved changes.</source>
        <translation>
            <numerusform>%n página tiene cambios sin guardar.</numerusform>
            <numerusform>%n páginas tienen cambios sin guardar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Hay cambios sin guardar</translation>
    </message>
    <message>
        <source>Stay to save them, or discard them and continue.</source>
        <translation>Quédese para guardarlos, o descártelos y continúe.</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Descartar cambios</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Quedarse</translation>
    </message>
    <message>
        <source>Waiting for the service</source>
        <translation>Esperando al servicio</translation>
    </message>
    <message numerus="yes">
        <source>%n changes are being sent to the service.</source>
        <translation>
            <numerusform>Se está enviando %n cambio al servicio.</numerusform>
            <numerusform>Se están enviando %n cambios al servicio.</numerusform>
        </translation>
    </message>
    <message>
        <source>Storedesk waits for the answers, so that you know how each change ended, and then continues by itself.</source>
        <translation>Storedesk espera las respuestas, para que sepa cómo acabó cada cambio, y después continúa por sí solo.</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Quedarse aquí</translation>
    </message>
    <message>
        <source>Stay to save them, keep them as they are for next time, or discard them.</source>
        <translation>Quédese para guardarlos, consérvelos como están para la próxima vez o descártelos.</translation>
    </message>
    <message>
        <source>Keep for next time</source>
        <translation>Conservar para la próxima vez</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>the title of a page</comment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>names of pages, sentence</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::shell::HelpPage</name>
    <message>
        <source>Search the help</source>
        <translation>Buscar en la ayuda</translation>
    </message>
    <message>
        <source>All keyboard shortcuts</source>
        <translation>Todos los atajos de teclado</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>Qué puede hacer</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Help: %1</source>
        <translation>Ayuda: %1</translation>
    </message>
    <message>
        <source>The help does not mention “%1”</source>
        <translation>La ayuda no menciona «%1»</translation>
    </message>
    <message>
        <source>Try another word, or look through the menus.</source>
        <translation>Pruebe con otra palabra o mire en los menús.</translation>
    </message>
    <message>
        <source>Clear search</source>
        <translation>Borrar la búsqueda</translation>
    </message>
    <message>
        <source>Keys on this page</source>
        <translation>Teclas de esta página</translation>
    </message>
    <message>
        <source>Pages, commands and keys</source>
        <translation>Páginas, comandos y teclas</translation>
    </message>
    <message>
        <source>Read the manual</source>
        <translation>Leer el manual</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::shell::JobNotices</name>
    <message>
        <source>Job finished: %1. %2</source>
        <translation>Tarea terminada: %1. %2</translation>
    </message>
    <message>
        <source>Open the job</source>
        <translation>Abrir la tarea</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::shell::Lock</name>
    <message>
        <source>Nobody has used it for a while.</source>
        <translation>Nadie lo ha usado desde hace un rato.</translation>
    </message>
    <message>
        <source>The screen was locked.</source>
        <translation>Se bloqueó la pantalla.</translation>
    </message>
    <message>
        <source>The computer was asleep.</source>
        <translation>El equipo estaba suspendido.</translation>
    </message>
    <message>
        <source>Your pages and forms are as you left them.</source>
        <translation>Sus páginas y formularios están como los dejó.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::shell::LockPage</name>
    <message>
        <source>Unlock</source>
        <translation>Desbloquear</translation>
    </message>
    <message>
        <source>Storedesk</source>
        <translation>Storedesk</translation>
    </message>
    <message>
        <source>Storedesk is locked</source>
        <translation>Storedesk está bloqueado</translation>
    </message>
    <message>
        <source>Waiting for the keychain…</source>
        <translation>Esperando al llavero…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::shell::MainWindow</name>
    <message>
        <source>About Storedesk</source>
        <translation>Acerca de Storedesk</translation>
    </message>
    <message>
        <source>Storedesk %1</source>
        <translation>Storedesk %1</translation>
    </message>
    <message>
        <source>%1 (%2) — Storedesk</source>
        <translation>%1 (%2) — Storedesk</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>A desktop console for store data. Free software under the GNU General Public License, version 3 or later. Nothing leaves this computer except to the service address you enter yourself.</source>
        <translation>Una consola de escritorio para los datos de la tienda. Software libre bajo la Licencia Pública General de GNU, versión 3 o posterior. Nada sale de este equipo salvo hacia la dirección del servicio que usted escriba.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::shell::Menus</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Switch account</source>
        <translation>Cam&amp;biar de cuenta</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>Technical &amp;names</source>
        <translation>&amp;Nombres técnicos</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>Same as &amp;system</source>
        <translation>Igual que el &amp;sistema</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>menu and choice</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>settings preferences options appearance colours mode</source>
        <translation>ajustes configuración preferencias opciones apariencia colores modo</translation>
    </message>
    <message>
        <source>settings preferences options translation</source>
        <translation>ajustes configuración preferencias opciones traducción</translation>
    </message>
    <message>
        <source>settings preferences options identifiers</source>
        <translation>ajustes configuración preferencias opciones identificadores</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>español castellano</translation>
    </message>
    <message>
        <source>English</source>
        <translation>inglés</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::shell::Navigation</name>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::shell::NavigationModel</name>
    <message>
        <source>locked</source>
        <translation>bloqueado</translation>
    </message>
    <message numerus="yes">
        <source>%n running</source>
        <translation>
            <numerusform>%n en curso</numerusform>
            <numerusform>%n en curso</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n need your attention</source>
        <translation>
            <numerusform>%n requiere su atención</numerusform>
            <numerusform>%n requieren su atención</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in all</source>
        <translation>
            <numerusform>%Ln en total</numerusform>
            <numerusform>%Ln en total</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::shell::NewMenu</name>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nuevo</translation>
    </message>
    <message>
        <source>%1…</source>
        <comment>an action that asks more</comment>
        <translation>%1…</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::shell::OneWindow</name>
    <message>
        <source>Storedesk is running already, but does not answer.</source>
        <translation>Storedesk ya está abierto, pero no responde.</translation>
    </message>
    <message>
        <source>Two windows must not share the folder %1.</source>
        <translation>Dos ventanas no deben compartir la carpeta %1.</translation>
    </message>
    <message>
        <source>Close it, or wait until it has started.</source>
        <translation>Ciérrelo o espere a que haya arrancado.</translation>
    </message>
    <message>
        <source>The data folder cannot be used: %1.</source>
        <translation>No se puede usar la carpeta de datos: %1.</translation>
    </message>
    <message>
        <source>Check that the folder exists and that you may write there.</source>
        <translation>Compruebe que la carpeta existe y que tiene permiso para escribir en ella.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::shell::PaceLine</name>
    <message>
        <source>Requests this minute</source>
        <translation>Peticiones en este minuto</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::shell::Palette</name>
    <message>
        <source>No results for “%1”.</source>
        <translation>Sin resultados para «%1».</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Look up “%1”</source>
        <translation>Buscar «%1»</translation>
    </message>
    <message numerus="yes">
        <source>up to %n look-ups</source>
        <translation>
            <numerusform>hasta %n búsqueda</numerusform>
            <numerusform>hasta %n búsquedas</numerusform>
        </translation>
    </message>
    <message>
        <source>as %1</source>
        <comment>a kind of record</comment>
        <translation>como %1</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Comprobando</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Encontrado</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>No encontrado</translation>
    </message>
    <message>
        <source>Locked: this key may not read it</source>
        <translation>Bloqueado: esta clave no puede leerlo</translation>
    </message>
    <message>
        <source>Nothing was found for “%1”.</source>
        <translation>No se encontró nada para «%1».</translation>
    </message>
    <message>
        <source>This is what was tried:</source>
        <translation>Esto es lo que se probó:</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>A record is found by its email or one of its IDs.</source>
        <translation>Un registro se encuentra por su correo o uno de sus ID.</translation>
    </message>
    <message>
        <source>%1…</source>
        <comment>an action that asks more</comment>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Open tab, %1</source>
        <translation>Pestaña abierta, %1</translation>
    </message>
    <message>
        <source>Open tab</source>
        <translation>Pestaña abierta</translation>
    </message>
    <message>
        <source>bulk several list paste search</source>
        <translation>buscar varios muchos lista pegar masiva</translation>
    </message>
    <message>
        <source>Choose where in “%1”</source>
        <translation>Elija dónde en «%1»</translation>
    </message>
    <message>
        <source>Not offered: this account is read-only</source>
        <translation>No disponible: esta cuenta es de solo lectura</translation>
    </message>
    <message>
        <source>Not available now</source>
        <translation>No disponible ahora</translation>
    </message>
    <message>
        <source>%1: %2…</source>
        <translation>%1: %2…</translation>
    </message>
    <message>
        <source>Preferences, %1</source>
        <translation>Preferencias, %1</translation>
    </message>
    <message>
        <source>View of “%1”</source>
        <translation>Vista de «%1»</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::shell::ReleaseNotes</name>
    <message>
        <source>Storedesk is now version %1. A new tab says what has changed.</source>
        <translation>Storedesk tiene ahora la versión %1. Una pestaña nueva dice qué ha cambiado.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::shell::SettingEffects</name>
    <message>
        <source>Text size: %1 %</source>
        <translation>Tamaño del texto: %1 %</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::shell::ShortcutsPage</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Everything can be done without the mouse.</source>
        <translation>Todo se puede hacer sin el ratón.</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Qué hace</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Filter by what it does, where or the key</source>
        <translation>Filtrar por función, lugar o tecla</translation>
    </message>
    <message>
        <source>No key matches “%1”</source>
        <translation>Ninguna tecla coincide con «%1»</translation>
    </message>
    <message>
        <source>Commands without a key are in the menus.</source>
        <translation>Los comandos sin tecla están en los menús.</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Quitar el filtro</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::shell::StatusLine</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>No store</source>
        <translation>Ninguna tienda</translation>
    </message>
    <message>
        <source>No request yet · %1</source>
        <translation>Sin peticiones todavía · %1</translation>
    </message>
    <message>
        <source>Connected · %1</source>
        <translation>Conectado · %1</translation>
    </message>
    <message>
        <source>No answer · %1</source>
        <translation>Sin respuesta · %1</translation>
    </message>
    <message>
        <source>Stopped · %1</source>
        <translation>Detenido · %1</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>No conectado</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::shell::StoreSwitcher</name>
    <message>
        <source>Opens the list of accounts</source>
        <translation>Abre la lista de cuentas</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>kind and guard of a store</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Store: %1</source>
        <translation>Tienda: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::shell::TabCloseButton</name>
    <message>
        <source>Close tab</source>
        <translation>Cerrar pestaña</translation>
    </message>
    <message>
        <source>Close the tab %1</source>
        <translation>Cerrar la pestaña %1</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::shell::TabList</name>
    <message>
        <source>List of open tabs</source>
        <translation>Lista de pestañas abiertas</translation>
    </message>
    <message>
        <source>%1 (unsaved)</source>
        <translation>%1 (sin guardar)</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::tour::Tour</name>
    <message>
        <source>did not open</source>
        <translation>no se abrió</translation>
    </message>
    <message>
        <source>could not be saved</source>
        <translation>no se pudo guardar</translation>
    </message>
    <message>
        <source>closed by itself</source>
        <translation>se cerró por sí solo</translation>
    </message>
    <message>
        <source>was not ready after %1 s</source>
        <translation>no estaba lista después de %1 s</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::transfers::FileFetch</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save the file as</source>
        <translation>Guardar el archivo como</translation>
    </message>
    <message>
        <source>Downloading %1: %2 so far</source>
        <translation>Descargando %1: %2 hasta ahora</translation>
    </message>
    <message>
        <source>Downloading %1: %2 of %3</source>
        <translation>Descargando %1: %2 de %3</translation>
    </message>
    <message>
        <source>Saved %1, %2.</source>
        <translation>Se guardó %1, %2.</translation>
    </message>
    <message>
        <source>%1 was not downloaded: you cancelled it.</source>
        <translation>%1 no se descargó: usted lo canceló.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Intentarlo de nuevo</translation>
    </message>
</context>
</TS>
