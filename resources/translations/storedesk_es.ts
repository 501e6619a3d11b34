<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES">
<context>
    <name>CallLog</name>
    <message>
        <source>found afterwards</source>
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
        <source>Verb</source>
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
        <source>Website or mobile app</source>
        <translation>Web o app móvil</translation>
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
        <source>Several of a list</source>
        <translation>Varios de una lista</translation>
    </message>
    <message>
        <source>One of a list</source>
        <translation>Uno de una lista</translation>
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
        <source>A value of the path; may be repeated.</source>
        <translation>Un valor de la ruta; se puede repetir.</translation>
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
        <source>Makes one call and prints the answer as it came. Address and key are taken from STOREDESK_URL and STOREDESK_API_KEY.</source>
        <translation>Hace una llamada y escribe la respuesta tal como llegó. La dirección y la clave se toman de STOREDESK_URL y STOREDESK_API_KEY.</translation>
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
        <source>There is no service to talk to.</source>
        <translation>No hay ningún servicio con el que hablar.</translation>
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
        <source>“storedesk-cli COMMAND --help” tells more; so does the manual page storedesk-cli(1).</source>
        <translation>«storedesk-cli ORDEN --help» dice más, igual que la página de manual storedesk-cli(1).</translation>
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
        <source>Keep the data in this file and use what is in it; without it everything is forgotten at the end.</source>
        <translation>Guarda los datos en este archivo y usa lo que contiene; sin él, todo se olvida al final.</translation>
    </message>
    <message>
        <source>Contacts in a new store, up to 1000000 (500).</source>
        <translation>Contactos de una tienda nueva, hasta 1000000 (500).</translation>
    </message>
    <message>
        <source>Same seed, same store (1).</source>
        <translation>Misma semilla, misma tienda (1).</translation>
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
        <source>Speak https with a certificate made at the start.</source>
        <translation>Habla https con un certificado creado al empezar.</translation>
    </message>
    <message>
        <source>Go wrong on purpose: OPERATION|*|file:FAULT[=VALUE][@N|@N-M|%P]; may be repeated; --faults lists them.</source>
        <translation>Falla a propósito: OPERATION|*|file:FAULT[=VALUE][@N|@N-M|%P]; se puede repetir; --faults enumera los fallos.</translation>
    </message>
    <message>
        <source>Replays faults drawn by chance (1).</source>
        <translation>Repite los fallos sacados al azar (1).</translation>
    </message>
    <message>
        <source>--%1 does not take “%2”.</source>
        <translation>--%1 no admite «%2».</translation>
    </message>
    <message>
        <source>Runs the practice service on this computer until it is interrupted. The first line of output is JSON and says where it answers and which keys open it.</source>
        <translation>Ejecuta el servicio de prácticas en este equipo hasta que se interrumpe. La primera línea que escribe es JSON y dice dónde responde y qué claves lo abren.</translation>
    </message>
    <message>
        <source>List the faults and end.</source>
        <translation>Enumera los fallos y termina.</translation>
    </message>
    <message>
        <source>Faults are drawn with --fault-seed %1.</source>
        <translation>Los fallos se sacan con --fault-seed %1.</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>The tables cannot be compared.</source>
        <translation>Las tablas no se pueden comparar.</translation>
    </message>
    <message>
        <source>Not both of them have a column “%1”.</source>
        <translation>La columna «%1» no está en ambas.</translation>
    </message>
    <message>
        <source>Choose a key column that both have.</source>
        <translation>Hay que elegir una columna clave que esté en las dos.</translation>
    </message>
    <message>
        <source>The comparison could not be saved.</source>
        <translation>No se ha podido guardar la comparación.</translation>
    </message>
    <message>
        <source>Check the folder and its free space and try again.</source>
        <translation>Comprobar la carpeta y su espacio libre e intentarlo de nuevo.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
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
        <source>gone</source>
        <translation>desaparecida</translation>
    </message>
    <message>
        <source>added</source>
        <translation>añadida</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>cambiada</translation>
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
        <translation>Copiar de nuevo la dirección de la documentación del servicio.</translation>
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
        <source>Write https in place of what stands before the colon.</source>
        <translation>Escribir https en lugar de lo que hay antes de los dos puntos.</translation>
    </message>
    <message>
        <source>The address of the service contains a user name or password.</source>
        <translation>La dirección del servicio contiene un nombre de usuario o una contraseña.</translation>
    </message>
    <message>
        <source>The service knows you by the key alone.</source>
        <translation>El servicio identifica solo por la clave.</translation>
    </message>
    <message>
        <source>Take out everything between the two slashes and the @.</source>
        <translation>Quitar todo lo que hay entre las dos barras y la @.</translation>
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
        <source>Take out everything from that sign on.</source>
        <translation>Quitar todo a partir de ese signo.</translation>
    </message>
    <message>
        <source>The key cannot be used.</source>
        <translation>La clave no se puede usar.</translation>
    </message>
    <message>
        <source>It is empty, or it contains spaces or characters no key has.</source>
        <translation>Está vacía o contiene espacios o caracteres que ninguna clave tiene.</translation>
    </message>
    <message>
        <source>Copy the key again, from its first to its last character.</source>
        <translation>Copiar de nuevo la clave, desde el primer carácter hasta el último.</translation>
    </message>
    <message>
        <source>The name of the header for the key cannot be used.</source>
        <translation>El nombre de la cabecera de la clave no se puede usar.</translation>
    </message>
    <message>
        <source>It is empty, or it contains spaces or characters no header has.</source>
        <translation>Está vacío o contiene espacios o caracteres que ninguna cabecera tiene.</translation>
    </message>
    <message>
        <source>Leave it as it was unless the service&apos;s documentation says otherwise.</source>
        <translation>Dejarlo como estaba, salvo que la documentación del servicio diga otra cosa.</translation>
    </message>
</context>
<context>
    <name>CsvFault</name>
    <message>
        <source>Line %1, column %2: there is text behind a closing quote.</source>
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
</context>
<context>
    <name>CsvReader</name>
    <message>
        <source>The table could not be read to its end.</source>
        <translation>La tabla no se ha podido leer hasta el final.</translation>
    </message>
    <message>
        <source>Check the file and try again.</source>
        <translation>Comprobar el archivo e intentarlo de nuevo.</translation>
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
        <translation>Comprobar el espacio libre del disco e intentarlo de nuevo.</translation>
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
        <translation>Elegir otro archivo.</translation>
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
        <translation>Iniciar la versión más reciente. El archivo se ha dejado como está.</translation>
    </message>
    <message>
        <source>Its version makes no sense.</source>
        <translation>Su versión no tiene sentido.</translation>
    </message>
    <message>
        <source>It could not be renamed to %1.</source>
        <translation>No se le ha podido dar el nombre %1.</translation>
    </message>
    <message>
        <source>Rename or remove the file and start again.</source>
        <translation>Cambiar el nombre del archivo o quitarlo y volver a iniciar.</translation>
    </message>
    <message>
        <source>A file with local data was damaged. A new one was begun.</source>
        <translation>Un archivo con datos locales estaba dañado. Se ha empezado uno nuevo.</translation>
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
        <source>Make room on the disk and try again.</source>
        <translation>Liberar espacio en el disco e intentarlo de nuevo.</translation>
    </message>
    <message>
        <source>Local data is in use by another program.</source>
        <translation>Otro programa está usando los datos locales.</translation>
    </message>
    <message>
        <source>Close the other program and try again.</source>
        <translation>Cerrar el otro programa e intentarlo de nuevo.</translation>
    </message>
    <message>
        <source>Local data cannot be opened or written.</source>
        <translation>Los datos locales no se pueden abrir ni escribir.</translation>
    </message>
    <message>
        <source>Check that the folder exists and that you may write there.</source>
        <translation>Comprobar que la carpeta existe y que se puede escribir en ella.</translation>
    </message>
    <message>
        <source>The disk failed while local data was read or written.</source>
        <translation>El disco falló al leer o escribir los datos locales.</translation>
    </message>
    <message>
        <source>Check the disk and try again.</source>
        <translation>Comprobar el disco e intentarlo de nuevo.</translation>
    </message>
    <message>
        <source>The file with local data is damaged.</source>
        <translation>El archivo con los datos locales está dañado.</translation>
    </message>
    <message>
        <source>Start the program again: it sets the damaged file aside and begins a new one.</source>
        <translation>Volver a iniciar el programa: aparta el archivo dañado y empieza uno nuevo.</translation>
    </message>
    <message>
        <source>Local data could not be read or written.</source>
        <translation>No se han podido leer o escribir los datos locales.</translation>
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
        <translation>Volver a empezar cuando haga falta el archivo.</translation>
    </message>
    <message>
        <source>The address of the file is not a secure one.</source>
        <translation>La dirección del archivo no es segura.</translation>
    </message>
    <message>
        <source>Read the record again. If it stays so, ask the service&apos;s support.</source>
        <translation>Leer de nuevo el registro. Si sigue así, preguntar a la asistencia del servicio.</translation>
    </message>
    <message>
        <source>The connection broke, also when it was tried again.</source>
        <translation>La conexión se cortó, también al intentarlo de nuevo.</translation>
    </message>
    <message>
        <source>Check the network and try again: it goes on where it stopped.</source>
        <translation>Comprobar la red e intentarlo de nuevo: sigue donde se quedó.</translation>
    </message>
    <message>
        <source>The server&apos;s certificate cannot be trusted.</source>
        <translation>El certificado del servidor no es de confianza.</translation>
    </message>
    <message>
        <source>Check the date of this computer, and whether something in between reads the traffic.</source>
        <translation>Comprobar la fecha de este equipo y si algo intermedio lee el tráfico.</translation>
    </message>
    <message>
        <source>The address of the file has expired.</source>
        <translation>La dirección del archivo ha caducado.</translation>
    </message>
    <message>
        <source>Read the record again: that makes a new address.</source>
        <translation>Leer de nuevo el registro: así se crea una dirección nueva.</translation>
    </message>
    <message>
        <source>The server does not hand out the file.</source>
        <translation>El servidor no entrega el archivo.</translation>
    </message>
    <message>
        <source>Read the record again. If it stays so, make the file anew.</source>
        <translation>Leer de nuevo el registro. Si sigue así, crear otra vez el archivo.</translation>
    </message>
    <message>
        <source>What came is not the whole file, or cannot be told from half of it.</source>
        <translation>Lo que ha llegado no es el archivo completo, o no se distingue de una mitad.</translation>
    </message>
    <message>
        <source>Try again. If it stays so, make the file anew.</source>
        <translation>Intentarlo de nuevo. Si sigue así, crear otra vez el archivo.</translation>
    </message>
    <message>
        <source>The disk did not take it.</source>
        <translation>El disco no lo ha aceptado.</translation>
    </message>
    <message>
        <source>Check the folder and the space on the disk, or choose another folder.</source>
        <translation>Comprobar la carpeta y el espacio del disco, o elegir otra carpeta.</translation>
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
        <source>The packed bytes are damaged.</source>
        <translation>Los datos comprimidos están dañados.</translation>
    </message>
    <message>
        <source>The file %1 could not be saved.</source>
        <translation>No se ha podido guardar el archivo %1.</translation>
    </message>
    <message>
        <source>It is larger than any file this program expects.</source>
        <translation>Es más grande que cualquier archivo que este programa espera.</translation>
    </message>
    <message>
        <source>The address leads on to where files are not fetched from.</source>
        <translation>La dirección lleva a un lugar del que no se descargan archivos.</translation>
    </message>
    <message>
        <source>The file comes packed in a way this program does not know.</source>
        <translation>El archivo llega comprimido de una forma que este programa no conoce.</translation>
    </message>
    <message>
        <source>Nothing came any more.</source>
        <translation>Dejaron de llegar datos.</translation>
    </message>
    <message>
        <source>It is being downloaded already.</source>
        <translation>Ya se está descargando.</translation>
    </message>
    <message>
        <source>There is a file of that name already.</source>
        <translation>Ya hay un archivo con ese nombre.</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>A record of that name exists, but it is not what was sent.</source>
        <translation>Existe un registro con ese nombre, pero no es lo que se envió.</translation>
    </message>
    <message>
        <source>It was not carried out, and sent so late it could overwrite a newer change.</source>
        <translation>No se llevó a cabo y, si se enviara tan tarde, podría sobrescribir un cambio más reciente.</translation>
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
        <source>Start it again when you want it.</source>
        <translation>Se puede volver a empezar cuando se quiera.</translation>
    </message>
    <message>
        <source>%1: not sent.</source>
        <translation>%1: no se ha enviado.</translation>
    </message>
    <message>
        <source>This connection is set to read only.</source>
        <translation>Esta conexión es de solo lectura.</translation>
    </message>
    <message>
        <source>Change the guard of the connection to allow changes.</source>
        <translation>Cambiar la protección de la conexión para permitir cambios.</translation>
    </message>
    <message>
        <source>%3</source>
        <translation>%3</translation>
    </message>
    <message>
        <source>Correct the value and try again.</source>
        <translation>Corregir el valor e intentarlo de nuevo.</translation>
    </message>
    <message>
        <source>%2 was not found.</source>
        <translation>No se ha encontrado %2.</translation>
    </message>
    <message>
        <source>The name could not be looked up: there is no network, or the address is misspelt. (%3)</source>
        <translation>No se ha podido averiguar el nombre: no hay red o la dirección está mal escrita. (%3)</translation>
    </message>
    <message>
        <source>Check the network and the address of the service.</source>
        <translation>Comprobar la red y la dirección del servicio.</translation>
    </message>
    <message>
        <source>%2 could not be reached.</source>
        <translation>No se ha podido llegar a %2.</translation>
    </message>
    <message>
        <source>Check the network; if other sites work, the service may be down. Try again later.</source>
        <translation>Comprobar la red; si otros sitios funcionan, puede que el servicio esté parado. Intentarlo más tarde.</translation>
    </message>
    <message>
        <source>It did not take the connection within 10 seconds.</source>
        <translation>No ha aceptado la conexión en 10 segundos.</translation>
    </message>
    <message>
        <source>Check the network and try again.</source>
        <translation>Comprobar la red e intentarlo de nuevo.</translation>
    </message>
    <message>
        <source>%1: the connection to %2 was lost.</source>
        <translation>%1: se perdió la conexión con %2.</translation>
    </message>
    <message>
        <source>It broke before an answer came. (%3)</source>
        <translation>Se cortó antes de que llegara una respuesta. (%3)</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Intentarlo de nuevo.</translation>
    </message>
    <message>
        <source>%1: %2 stopped answering.</source>
        <translation>%1: %2 dejó de responder.</translation>
    </message>
    <message>
        <source>Nothing came for 30 seconds.</source>
        <translation>No llegó nada durante 30 segundos.</translation>
    </message>
    <message>
        <source>Try again later.</source>
        <translation>Intentarlo más tarde.</translation>
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
        <translation>No se ha enviado nada. Comprobar la dirección, la fecha de este equipo y si un proxy lee el tráfico. Un certificado de la propia organización debe estar instalado en el sistema.</translation>
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
        <source>Check the address and whether something on the way, such as a proxy, speaks an older version.</source>
        <translation>Comprobar la dirección y si algo en el camino, por ejemplo un proxy, usa una versión más antigua.</translation>
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
        <translation>Comprobar el proxy en los ajustes del sistema.</translation>
    </message>
    <message>
        <source>%2 pointed to another address.</source>
        <translation>%2 remite a otra dirección.</translation>
    </message>
    <message>
        <source>The answer was a redirect (%4) to %3. It is not followed, because the key would go along.</source>
        <translation>La respuesta fue una redirección (%4) a %3. No se sigue, porque la clave iría con ella.</translation>
    </message>
    <message>
        <source>Check the address of the service in the profile.</source>
        <translation>Comprobar la dirección del servicio en el perfil.</translation>
    </message>
    <message>
        <source>Something between you and the service answered.</source>
        <translation>Ha respondido algo que está entre este equipo y el servicio.</translation>
    </message>
    <message>
        <source>A web page came in place of data from %2: a sign-in page of a network, a proxy, or a wrong address.</source>
        <translation>En lugar de datos de %2 llegó una página web: el acceso a una red, un proxy o una dirección equivocada.</translation>
    </message>
    <message>
        <source>Open a browser to see whether the network asks you to sign in, and check the address of the service.</source>
        <translation>Abrir un navegador para ver si la red pide iniciar sesión y comprobar la dirección del servicio.</translation>
    </message>
    <message>
        <source>%1: the answer was incomplete.</source>
        <translation>%1: la respuesta llegó incompleta.</translation>
    </message>
    <message>
        <source>The connection ended in the middle of it. (%3)</source>
        <translation>La conexión terminó a la mitad. (%3)</translation>
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
        <source>Try again; if it stays like this, report it to the service.</source>
        <translation>Intentarlo de nuevo; si sigue así, comunicarlo al servicio.</translation>
    </message>
    <message>
        <source>%1: the answer could not be used.</source>
        <translation>%1: la respuesta no se ha podido usar.</translation>
    </message>
    <message>
        <source>It is JSON, but not what this operation answers with.</source>
        <translation>Es JSON, pero no lo que responde esta operación.</translation>
    </message>
    <message>
        <source>Check the address of the service; if it is right, report it to the service.</source>
        <translation>Comprobar la dirección del servicio; si es correcta, comunicarlo al servicio.</translation>
    </message>
    <message>
        <source>It is nested deeper than 64 levels.</source>
        <translation>Tiene más de 64 niveles anidados.</translation>
    </message>
    <message>
        <source>Report it to the service.</source>
        <translation>Comunicarlo al servicio.</translation>
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
        <source>Ask for less at once, or report it to the service.</source>
        <translation>Pedir menos de una vez o comunicarlo al servicio.</translation>
    </message>
    <message>
        <source>%1: refused by the service.</source>
        <translation>%1: el servicio lo ha rechazado.</translation>
    </message>
    <message>
        <source>Correct what the service names and try again.</source>
        <translation>Corregir lo que indica el servicio e intentarlo de nuevo.</translation>
    </message>
    <message>
        <source>The service refused the key.</source>
        <translation>El servicio ha rechazado la clave.</translation>
    </message>
    <message>
        <source>The key is wrong, or it was withdrawn.</source>
        <translation>La clave es incorrecta o ha sido retirada.</translation>
    </message>
    <message>
        <source>Enter a valid key. Nothing more is sent until then.</source>
        <translation>Introducir una clave válida. Hasta entonces no se envía nada más.</translation>
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
        <translation>Añadir el permiso a la clave en el servicio o usar otra clave.</translation>
    </message>
    <message>
        <source>%1: not found.</source>
        <translation>%1: no se ha encontrado.</translation>
    </message>
    <message>
        <source>Check the identifier; it may have been deleted.</source>
        <translation>Comprobar el identificador; puede que se haya eliminado.</translation>
    </message>
    <message>
        <source>%1: it conflicts with what is there.</source>
        <translation>%1: entra en conflicto con lo que ya existe.</translation>
    </message>
    <message>
        <source>Look at the existing record and decide which one is right.</source>
        <translation>Mirar el registro existente y decidir cuál es el correcto.</translation>
    </message>
    <message>
        <source>%1: too large.</source>
        <translation>%1: es demasiado grande.</translation>
    </message>
    <message>
        <source>The service does not take that much at once. %3</source>
        <translation>El servicio no acepta tanto de una vez. %3</translation>
    </message>
    <message>
        <source>Split it into smaller parts.</source>
        <translation>Dividirlo en partes más pequeñas.</translation>
    </message>
    <message>
        <source>%1: the service did not accept the kind of data.</source>
        <translation>%1: el servicio no ha aceptado el tipo de datos.</translation>
    </message>
    <message>
        <source>Check the address of the service; if it is right, report this as a fault of the program.</source>
        <translation>Comprobar la dirección del servicio; si es correcta, comunicarlo como fallo del programa.</translation>
    </message>
    <message>
        <source>%1: some values are not valid.</source>
        <translation>%1: algunos valores no son válidos.</translation>
    </message>
    <message>
        <source>Correct the values named and try again.</source>
        <translation>Corregir los valores indicados e intentarlo de nuevo.</translation>
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
        <translation>Intentarlo dentro de un minuto.</translation>
    </message>
    <message>
        <source>%1: the queue of the service is full.</source>
        <translation>%1: la cola del servicio está llena.</translation>
    </message>
    <message>
        <source>Wait until one of the queued ones is finished, or delete one.</source>
        <translation>Esperar a que termine una de la cola o eliminar una.</translation>
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
        <source>%1: the service gave an answer this program does not know.</source>
        <translation>%1: el servicio dio una respuesta que este programa no conoce.</translation>
    </message>
    <message>
        <source>Status %4. %3</source>
        <translation>Estado %4. %3</translation>
    </message>
    <message>
        <source>Check the address of the service; if it is right, report it.</source>
        <translation>Comprobar la dirección del servicio; si es correcta, comunicarlo.</translation>
    </message>
    <message>
        <source>%1: it is not known whether it was carried out.</source>
        <translation>%1: no se sabe si se llevó a cabo.</translation>
    </message>
    <message>
        <source>It was sent, but no usable answer came. %8</source>
        <translation>Se envió, pero no llegó una respuesta útil. %8</translation>
    </message>
    <message>
        <source>Look in the service before you send it again: sent twice it may happen twice.</source>
        <translation>Mirar en el servicio antes de enviarlo otra vez: enviado dos veces, puede ocurrir dos veces.</translation>
    </message>
    <message>
        <source>The contact does not exist. %3</source>
        <translation>El contacto no existe. %3</translation>
    </message>
    <message>
        <source>Create the contact first, then send it again.</source>
        <translation>Crear primero el contacto y enviarlo de nuevo.</translation>
    </message>
    <message>
        <source>These products are not in the catalogue: %6</source>
        <translation>Estos productos no están en el catálogo: %6</translation>
    </message>
    <message>
        <source>Create the products first, then send it again.</source>
        <translation>Crear primero los productos y enviarlo de nuevo.</translation>
    </message>
    <message>
        <source>These products have an address outside the authorised domains: %6. Allowed: %7</source>
        <translation>Estos productos tienen una dirección fuera de los dominios autorizados: %6. Permitidos: %7</translation>
    </message>
    <message>
        <source>Correct the addresses, or authorise the domain in the service.</source>
        <translation>Corregir las direcciones o autorizar el dominio en el servicio.</translation>
    </message>
    <message>
        <source>An address is outside the authorised domains. Allowed: %7</source>
        <translation>Una dirección está fuera de los dominios autorizados. Permitidos: %7</translation>
    </message>
    <message>
        <source>Correct the address, or authorise the domain in the service.</source>
        <translation>Corregir la dirección o autorizar el dominio en el servicio.</translation>
    </message>
    <message>
        <source>5 exports are queued already.</source>
        <translation>Ya hay 5 exportaciones en la cola.</translation>
    </message>
    <message>
        <source>Wait until one is finished, or delete a queued one.</source>
        <translation>Esperar a que termine una o eliminar una de la cola.</translation>
    </message>
    <message>
        <source>10 imports are queued already.</source>
        <translation>Ya hay 10 importaciones en la cola.</translation>
    </message>
    <message>
        <source>Wait until one is finished.</source>
        <translation>Esperar a que termine una.</translation>
    </message>
    <message>
        <source>The contact of the event does not exist. %3</source>
        <translation>El contacto del evento no existe. %3</translation>
    </message>
    <message>
        <source>Create the contact first, or let the event create it.</source>
        <translation>Crear primero el contacto o dejar que lo cree el evento.</translation>
    </message>
    <message>
        <source>It was cancelled while it was under way.</source>
        <translation>Se canceló cuando ya estaba en marcha.</translation>
    </message>
    <message>
        <source>The service gave no reason.</source>
        <translation>El servicio no ha dado ningún motivo.</translation>
    </message>
    <message>
        <source>No connection could be made. (%3)</source>
        <translation>No se pudo establecer la conexión. (%3)</translation>
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
        <translation>Escribir OPERATION:FAULT, *:FAULT o file:FAULT, después =VALUE y después @N, @N-M o %P, como en createPurchase:429-seconds=5@1.</translation>
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
        <translation>Ocurre antes de que haya una petición: escribir *: y no contar nada.</translation>
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
        <source>Own field</source>
        <translation>Campo propio</translation>
    </message>
    <message>
        <source>Made by the store. System fields cannot be deleted.</source>
        <translation>Creado por la tienda. Los campos del sistema no se pueden eliminar.</translation>
    </message>
    <message>
        <source>Read only</source>
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
        <source>Longest text</source>
        <translation>Texto más largo</translation>
    </message>
    <message>
        <source>In characters, at most 5000.</source>
        <translation>En caracteres, 5000 como máximo.</translation>
    </message>
    <message>
        <source>Smallest number</source>
        <translation>Número mínimo</translation>
    </message>
    <message>
        <source>Largest number</source>
        <translation>Número máximo</translation>
    </message>
    <message>
        <source>Earliest date</source>
        <translation>Primera fecha</translation>
    </message>
    <message>
        <source>Latest date</source>
        <translation>Última fecha</translation>
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
        <source>What files and programs write.</source>
        <translation>Lo que escriben los archivos y los programas.</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>What people read.</source>
        <translation>Lo que leen las personas.</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>Correo</translation>
    </message>
    <message>
        <source>Names the contact. Two contacts never share one.</source>
        <translation>Identifica al contacto. Dos contactos nunca comparten el mismo.</translation>
    </message>
    <message>
        <source>External ID</source>
        <translation>ID externo</translation>
    </message>
    <message>
        <source>Your own number for the contact. Two contacts never share one.</source>
        <translation>Número propio del contacto. Dos contactos nunca comparten el mismo.</translation>
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
        <source>Mails go to active addresses only.</source>
        <translation>Los correos solo se envían a direcciones activas.</translation>
    </message>
    <message>
        <source>Newsletter</source>
        <translation>Boletín</translation>
    </message>
    <message>
        <source>What the contact said about the newsletter.</source>
        <translation>Lo que dijo el contacto sobre el boletín.</translation>
    </message>
    <message>
        <source>Text messages</source>
        <translation>SMS</translation>
    </message>
    <message>
        <source>What the contact said about text messages.</source>
        <translation>Lo que dijo el contacto sobre los SMS.</translation>
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
        <source>Unsubscribed from address</source>
        <translation>Baja desde la dirección</translation>
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
        <source>How likely it is that the contact buys no more. Empty for contacts that never bought.</source>
        <translation>Probabilidad de que el contacto no compre más. Vacío si nunca ha comprado.</translation>
    </message>
    <message>
        <source>Probability of staying</source>
        <translation>Probabilidad de permanencia</translation>
    </message>
    <message>
        <source>How likely it is that the contact still is a customer.</source>
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
        <source>Empty: without limit.</source>
        <translation>Vacío: sin límite.</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Quedan</translation>
    </message>
    <message>
        <source>Empty: without limit. May be 10 seconds behind.</source>
        <translation>Vacío: sin límite. Puede ir 10 segundos por detrás.</translation>
    </message>
    <message>
        <source>Assigned</source>
        <translation>Asignados</translation>
    </message>
    <message>
        <source>May be 10 seconds behind.</source>
        <translation>Puede ir 10 segundos por detrás.</translation>
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
        <source>The short name by which events are sent. Each one exists once in the account.</source>
        <translation>El nombre corto con el que se envían los eventos. Cada uno existe una sola vez en la cuenta.</translation>
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
        <source>Names the contact</source>
        <translation>Identifica al contacto</translation>
    </message>
    <message>
        <source>At most one field, of the type email. Events that come by API or webhook need one.</source>
        <translation>Un campo como máximo, del tipo correo. Los eventos que llegan por API o webhook necesitan uno.</translation>
    </message>
    <message>
        <source>Place in the webhook</source>
        <translation>Lugar en el webhook</translation>
    </message>
    <message>
        <source>A JSON Pointer to the value in what the webhook receives, for example /customer/email.</source>
        <translation>Un JSON Pointer al valor dentro de lo que recibe el webhook, por ejemplo /customer/email.</translation>
    </message>
    <message>
        <source>Events on</source>
        <translation>Eventos activados</translation>
    </message>
    <message>
        <source>While they are off the service takes no events of this integration.</source>
        <translation>Mientras están desactivados, el servicio no acepta eventos de esta integración.</translation>
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
        <source>Elements written so far.</source>
        <translation>Elementos escritos hasta ahora.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Elements to write. 0 until they are counted.</source>
        <translation>Elementos que se van a escribir. 0 hasta que se cuentan.</translation>
    </message>
    <message>
        <source>Download link</source>
        <translation>Enlace de descarga</translation>
    </message>
    <message>
        <source>Works for 100 minutes. Reading the export again makes a new one.</source>
        <translation>Funciona durante 100 minutos. Al leer de nuevo la exportación se crea otro.</translation>
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
        <source>Stands between two columns of the file.</source>
        <translation>Va entre dos columnas del archivo.</translation>
    </message>
    <message>
        <source>Dates as</source>
        <translation>Fechas como</translation>
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
        <source>The ID of a segment: only its contacts are exported.</source>
        <translation>El ID de un segmento: solo se exportan sus contactos.</translation>
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
        <source>At most 31 days in one export. The day ends in the time zone of the store.</source>
        <translation>31 días como máximo en una exportación. El día termina en la zona horaria de la tienda.</translation>
    </message>
    <message>
        <source>Activities</source>
        <translation>Actividades</translation>
    </message>
    <message>
        <source>All of them when none is chosen.</source>
        <translation>Todas, si no se elige ninguna.</translation>
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
        <source>Newer layouts have more columns. Version 1 when nothing is said.</source>
        <translation>Las disposiciones más recientes tienen más columnas. Versión 1 si no se indica nada.</translation>
    </message>
    <message>
        <source>Made in</source>
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
        <source>Otherwise records that already exist stay as they are.</source>
        <translation>Si no, los registros que ya existen se quedan como están.</translation>
    </message>
    <message>
        <source>Fill empty fields only</source>
        <translation>Rellenar solo campos vacíos</translation>
    </message>
    <message>
        <source>Possible only together with changing existing records.</source>
        <translation>Solo es posible si también se cambian registros existentes.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>CSV in UTF-8 with the names of the columns in the first line, at most 50 MB.</source>
        <translation>CSV en UTF-8 con los nombres de las columnas en la primera línea, 50 MB como máximo.</translation>
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
        <source>Failed</source>
        <translation>Fallidas</translation>
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
        <source>The number of the product in your store.</source>
        <translation>El número del producto en la tienda.</translation>
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
        <source>Products with a higher number are preferred. 0 when nothing is said.</source>
        <translation>Se prefieren los productos con un número más alto. 0 si no se indica nada.</translation>
    </message>
    <message>
        <source>Related products</source>
        <translation>Productos relacionados</translation>
    </message>
    <message>
        <source>Their product IDs in your store.</source>
        <translation>Sus ID de producto en la tienda.</translation>
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
        <source>What is taken off the price, as an amount.</source>
        <translation>Lo que se resta del precio, como importe.</translation>
    </message>
    <message>
        <source>Discount in percent</source>
        <translation>Descuento en porcentaje</translation>
    </message>
    <message>
        <source>From 0 to 100, without the sign.</source>
        <translation>De 0 a 100, sin el signo.</translation>
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
        <source>The number of the purchase in your store. Each one exists once.</source>
        <translation>El número de la compra en la tienda. Cada uno existe una sola vez.</translation>
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
        <source>The contact must exist. Give the email or the external ID.</source>
        <translation>El contacto debe existir. Se indica el correo o el ID externo.</translation>
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
        <source>The number of the product in your store. The product must exist.</source>
        <translation>El número del producto en la tienda. El producto debe existir.</translation>
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
        <source>Put in front of phone numbers of files that have none.</source>
        <translation>Se antepone a los teléfonos de los archivos que no lo llevan.</translation>
    </message>
</context>
<context>
    <name>FolderLock</name>
    <message>
        <source>%1 is already in use.</source>
        <translation>%1 ya está en uso.</translation>
    </message>
    <message>
        <source>%1 (process %2 on %3) works in it.</source>
        <translation>%1 (proceso %2 en %3) trabaja en ella.</translation>
    </message>
    <message>
        <source>Close the other program, or choose another folder.</source>
        <translation>Cerrar el otro programa o elegir otra carpeta.</translation>
    </message>
    <message>
        <source>%1 cannot be locked.</source>
        <translation>%1 no se puede bloquear.</translation>
    </message>
    <message>
        <source>The lock file could not be written.</source>
        <translation>No se ha podido escribir el archivo de bloqueo.</translation>
    </message>
    <message>
        <source>Check that you may write there.</source>
        <translation>Comprobar que se puede escribir ahí.</translation>
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
        <translation>Agrupar por una columna con menos valores o filtrar antes.</translation>
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
    <name>ImportRun</name>
    <message>
        <source>The file could not be read.</source>
        <translation>No se ha podido leer el archivo.</translation>
    </message>
</context>
<context>
    <name>Json</name>
    <message>
        <source>There is no content at all.</source>
        <translation>No hay ningún contenido.</translation>
    </message>
    <message>
        <source>The JSON text is larger than allowed.</source>
        <translation>El texto JSON es más grande de lo permitido.</translation>
    </message>
    <message>
        <source>Line %1, column %2: the JSON text is nested too deep.</source>
        <translation>Línea %1, columna %2: el texto JSON tiene demasiados niveles anidados.</translation>
    </message>
    <message>
        <source>It is a web page and not JSON.</source>
        <translation>Es una página web y no JSON.</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Línea %1, columna %2: %3</translation>
    </message>
</context>
<context>
    <name>LookUp</name>
    <message>
        <source>There is no way to find out whether it arrived.</source>
        <translation>No hay forma de averiguar si llegó.</translation>
    </message>
    <message>
        <source>What was sent has no identifier by which the service could be asked for it.</source>
        <translation>Lo enviado no tiene un identificador con el que preguntar por ello al servicio.</translation>
    </message>
    <message>
        <source>Look in the service&apos;s own application before you send it again.</source>
        <translation>Mirar en la aplicación del propio servicio antes de enviarlo de nuevo.</translation>
    </message>
    <message>
        <source>It cannot be told whether the record is the one that was sent.</source>
        <translation>No se puede saber si el registro es el que se envió.</translation>
    </message>
    <message>
        <source>A record of that name exists, but it does not say when it was made.</source>
        <translation>Existe un registro con ese nombre, pero no dice cuándo se creó.</translation>
    </message>
    <message>
        <source>Look at the list before you send it again.</source>
        <translation>Mirar la lista antes de enviarlo de nuevo.</translation>
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
        <source>Open every page on the practice store, save a picture of each, and end.</source>
        <translation>Abrir todas las páginas con la tienda de prácticas, guardar una imagen de cada una y terminar.</translation>
    </message>
    <message>
        <source>There are no arguments without a dash.</source>
        <translation>No hay argumentos sin guion.</translation>
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
</context>
<context>
    <name>Paths</name>
    <message>
        <source>Check the identifier and try again.</source>
        <translation>Comprobar el identificador e intentarlo de nuevo.</translation>
    </message>
    <message>
        <source>The identifier “%1” is empty.</source>
        <translation>El identificador «%1» está vacío.</translation>
    </message>
    <message>
        <source>Without it the address names the whole list.</source>
        <translation>Sin él, la dirección se refiere a toda la lista.</translation>
    </message>
    <message>
        <source>“%1” cannot be used as an identifier.</source>
        <translation>«%1» no se puede usar como identificador.</translation>
    </message>
    <message>
        <source>In an address dots name another record.</source>
        <translation>En una dirección, los puntos se refieren a otro registro.</translation>
    </message>
    <message>
        <source>The identifier holds a broken character.</source>
        <translation>El identificador contiene un carácter roto.</translation>
    </message>
    <message>
        <source>It would arrive as another identifier.</source>
        <translation>Llegaría como otro identificador.</translation>
    </message>
    <message>
        <source>The operation needs %1 identifiers, %2 were given.</source>
        <translation>La operación necesita identificadores: %1; se han indicado: %2.</translation>
    </message>
    <message>
        <source>The identifier does not fit into an address.</source>
        <translation>El identificador no cabe en una dirección.</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>The practice store cannot be set up.</source>
        <translation>No se puede preparar la tienda de prácticas.</translation>
    </message>
    <message>
        <source>A certificate could not be made.</source>
        <translation>No se ha podido crear un certificado.</translation>
    </message>
    <message>
        <source>Port %1 of this computer cannot be used.</source>
        <translation>El puerto %1 de este equipo no se puede usar.</translation>
    </message>
    <message>
        <source>Choose another port, or 0 for a free one.</source>
        <translation>Elegir otro puerto, o 0 para uno libre.</translation>
    </message>
    <message>
        <source>Nobody could listen at port %1.</source>
        <translation>No se ha podido escuchar en el puerto %1.</translation>
    </message>
    <message>
        <source>The practice service could not be started.</source>
        <translation>No se ha podido iniciar el servicio de prácticas.</translation>
    </message>
    <message>
        <source>Nobody could listen at %1.</source>
        <translation>No se ha podido escuchar en %1.</translation>
    </message>
    <message>
        <source>There is no certificate that could be bad.</source>
        <translation>No hay ningún certificado que pueda ser malo.</translation>
    </message>
    <message>
        <source>The service was not told to use TLS.</source>
        <translation>No se ha indicado al servicio que use TLS.</translation>
    </message>
</context>
<context>
    <name>PracticeStore</name>
    <message>
        <source>Practice store</source>
        <translation>Tienda de prácticas</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Prácticas</translation>
    </message>
    <message>
        <source>Runs on this computer. Nobody is written to.</source>
        <translation>Funciona en este equipo. No se escribe a nadie.</translation>
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
        <translation>Elegir otra carpeta.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>This field must not be empty.</source>
        <translation>Este campo no puede estar vacío.</translation>
    </message>
    <message>
        <source>There is no such field.</source>
        <translation>No existe ese campo.</translation>
    </message>
    <message>
        <source>This field cannot be set here.</source>
        <translation>Este campo no se puede fijar aquí.</translation>
    </message>
    <message>
        <source>This field does not go together with the other values.</source>
        <translation>Este campo no es compatible con los demás valores.</translation>
    </message>
    <message>
        <source>The value is of the wrong type.</source>
        <translation>El valor es de un tipo equivocado.</translation>
    </message>
    <message>
        <source>The text holds broken characters.</source>
        <translation>El texto contiene caracteres rotos.</translation>
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
        <source>This is not an address that starts with http:// or https://.</source>
        <translation>No es una dirección que empiece por http:// o https://.</translation>
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
        <source>The same value is there twice.</source>
        <translation>El mismo valor está dos veces.</translation>
    </message>
    <message>
        <source>A whole number must not start with 0.</source>
        <translation>Un número entero no puede empezar por 0.</translation>
    </message>
    <message>
        <source>This is not a letter followed by letters, digits, hyphens, underscores or brackets, or it is reserved.</source>
        <translation>No es una letra seguida de letras, cifras, guiones, guiones bajos o corchetes, o está reservado.</translation>
    </message>
    <message>
        <source>This is not a phone prefix of digits only, such as 34.</source>
        <translation>No es un prefijo telefónico solo con cifras, como 34.</translation>
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
    <name>RowIndexer</name>
    <message>
        <source>The file became shorter while it was read.</source>
        <translation>El archivo se acortó mientras se leía.</translation>
    </message>
    <message>
        <source>Another program is writing to it.</source>
        <translation>Otro programa está escribiendo en él.</translation>
    </message>
    <message>
        <source>Open it again when that is done.</source>
        <translation>Abrirlo de nuevo cuando termine.</translation>
    </message>
</context>
<context>
    <name>Sorter</name>
    <message>
        <source>A table of this size cannot be sorted.</source>
        <translation>Una tabla de este tamaño no se puede ordenar.</translation>
    </message>
    <message>
        <source>It has more than four thousand million rows.</source>
        <translation>Tiene más de cuatro mil millones de filas.</translation>
    </message>
    <message>
        <source>Filter it, save what you see, and sort that.</source>
        <translation>Filtrarla, guardar lo que se ve y ordenar eso.</translation>
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
        <translation>Elegir otro archivo.</translation>
    </message>
</context>
<context>
    <name>TableOpener</name>
    <message>
        <source>This file cannot be opened as a table.</source>
        <translation>Este archivo no se puede abrir como tabla.</translation>
    </message>
    <message>
        <source>It is a spreadsheet, not a CSV file.</source>
        <translation>Es una hoja de cálculo, no un archivo CSV.</translation>
    </message>
    <message>
        <source>Open it in your spreadsheet program, choose “Save as” and the type “CSV UTF-8”, and open that file.</source>
        <translation>Abrirlo en el programa de hojas de cálculo, elegir «Guardar como» y el tipo «CSV UTF-8», y abrir ese archivo.</translation>
    </message>
    <message>
        <source>It is packed with gzip.</source>
        <translation>Está comprimido con gzip.</translation>
    </message>
    <message>
        <source>Unpack it first.</source>
        <translation>Descomprimirlo primero.</translation>
    </message>
    <message>
        <source>It is a PDF document.</source>
        <translation>Es un documento PDF.</translation>
    </message>
    <message>
        <source>Ask for the data as CSV.</source>
        <translation>Pedir los datos como CSV.</translation>
    </message>
    <message>
        <source>The archive holds no CSV file.</source>
        <translation>El archivo comprimido no contiene ningún CSV.</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>Elegir otro archivo.</translation>
    </message>
    <message>
        <source>Check the free space on the disk and try again.</source>
        <translation>Comprobar el espacio libre del disco e intentarlo de nuevo.</translation>
    </message>
    <message>
        <source>The archive holds no file “%1”.</source>
        <translation>El archivo comprimido no contiene «%1».</translation>
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
        <translation>Comprobar la carpeta y su espacio libre e intentarlo de nuevo.</translation>
    </message>
    <message>
        <source>It was cancelled. Nothing was written.</source>
        <translation>Se canceló. No se ha escrito nada.</translation>
    </message>
    <message>
        <source>The file was changed by another program meanwhile.</source>
        <translation>Mientras tanto, otro programa cambió el archivo.</translation>
    </message>
</context>
<context>
    <name>Target</name>
    <message>
        <source>The page leads to another service.</source>
        <translation>La página lleva a otro servicio.</translation>
    </message>
    <message>
        <source>The key may only go where it belongs.</source>
        <translation>La clave solo puede ir a su propio servicio.</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Exports (%1, %2)</source>
        <translation>Exportaciones (%1, %2)</translation>
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
        <translation>Comprobar el espacio libre del disco e intentarlo de nuevo.</translation>
    </message>
    <message>
        <source>The encoding %1 is unknown.</source>
        <translation>No se conoce la codificación %1.</translation>
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
        <translation>Comprobar que el archivo se puede abrir y que ningún otro programa escribe en él, y enviarlo de nuevo.</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>The account&apos;s requests of this minute are used up.</source>
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
        <source>Waiting before looking whether it arrived.</source>
        <translation>Espera antes de mirar si llegó.</translation>
    </message>
    <message>
        <source>The queue of the service is full.</source>
        <translation>La cola del servicio está llena.</translation>
    </message>
    <message>
        <source>The service does not answer; it is tried again then.</source>
        <translation>El servicio no responde; se intentará de nuevo entonces.</translation>
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
        <translation>Descargarlo de nuevo o descomprimirlo con otro programa.</translation>
    </message>
    <message>
        <source>It is not a ZIP archive.</source>
        <translation>No es un archivo ZIP.</translation>
    </message>
    <message>
        <source>It holds more than %1 files.</source>
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
        <source>Unpacked it would be larger than %1 MB.</source>
        <translation>Descomprimido ocuparía más de %1 MB.</translation>
    </message>
    <message>
        <source>It unpacks to more than %1 times its size, as only a trap does.</source>
        <translation>Al descomprimirse ocupa más de %1 veces su tamaño, como solo hace una trampa.</translation>
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
        <translation>Comprobar el espacio libre del disco e intentarlo de nuevo.</translation>
    </message>
</context>
<context>
    <name>storedesk::api::Download</name>
    <message>
        <source>There is a file of that name already.</source>
        <translation>Ya hay un archivo con ese nombre.</translation>
    </message>
    <message>
        <source>The record has no new address.</source>
        <translation>El registro no tiene una dirección nueva.</translation>
    </message>
    <message>
        <source>It is not the kind of file that its name says.</source>
        <translation>No es el tipo de archivo que dice su nombre.</translation>
    </message>
</context>
<context>
    <name>storedesk::api::Pages</name>
    <message>
        <source>The list could not be read to its end.</source>
        <translation>La lista no se ha podido leer hasta el final.</translation>
    </message>
    <message>
        <source>Try again. If it stays so, the service itself is at fault.</source>
        <translation>Intentarlo de nuevo. Si sigue así, el fallo está en el propio servicio.</translation>
    </message>
    <message>
        <source>The link to the next page is no address.</source>
        <translation>El enlace a la página siguiente no es una dirección.</translation>
    </message>
    <message>
        <source>The link to the next page leads to another service.</source>
        <translation>El enlace a la página siguiente lleva a otro servicio.</translation>
    </message>
    <message>
        <source>The answer of the service is no list.</source>
        <translation>La respuesta del servicio no es una lista.</translation>
    </message>
    <message>
        <source>The pages of the list lead in a circle.</source>
        <translation>Las páginas de la lista forman un círculo.</translation>
    </message>
    <message>
        <source>The list has too many pages.</source>
        <translation>La lista tiene demasiadas páginas.</translation>
    </message>
</context>
<context>
    <name>storedesk::api::UploadBody</name>
    <message>
        <source>There is no such file.</source>
        <translation>No existe ese archivo.</translation>
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
    <name>storedesk::ui::CallLogPanel</name>
    <message>
        <source>Call log</source>
        <translation>Registro de llamadas</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::MainWindow</name>
    <message>
        <source>%1 — %2 (%3) — Storedesk</source>
        <translation>%1 — %2 (%3) — Storedesk</translation>
    </message>
    <message>
        <source>Call log</source>
        <translation>Registro de llamadas</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>&amp;Actualizar</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>&amp;Filtrar</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>A&amp;specto</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>&amp;About Storedesk</source>
        <translation>&amp;Acerca de Storedesk</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Como el &amp;sistema</translation>
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
        <source>About Storedesk</source>
        <translation>Acerca de Storedesk</translation>
    </message>
    <message>
        <source>Storedesk %1</source>
        <translation>Storedesk %1</translation>
    </message>
    <message>
        <source>A desktop console for store data. Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Una consola de escritorio para los datos de la tienda. Software libre bajo la Licencia Pública General de GNU, versión 3 o posterior.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::PaceLine</name>
    <message>
        <source>Requests this minute</source>
        <translation>Peticiones en este minuto</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::ResourcePage</name>
    <message>
        <source>Filter what is loaded</source>
        <translation>Filtrar lo cargado</translation>
    </message>
    <message>
        <source>Refresh (F5)</source>
        <translation>Actualizar (F5)</translation>
    </message>
    <message>
        <source>Nothing matches “%1”</source>
        <translation>Nada coincide con «%1»</translation>
    </message>
    <message numerus="yes">
        <source>%n are loaded.</source>
        <translation>
            <numerusform>Hay %n cargado.</numerusform>
            <numerusform>Hay %n cargados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Borrar el filtro</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Intentar de nuevo</translation>
    </message>
    <message>
        <source>There is nothing here yet</source>
        <translation>Aquí todavía no hay nada</translation>
    </message>
    <message>
        <source>The service answered with an empty list.</source>
        <translation>El servicio ha respondido con una lista vacía.</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Mirar de nuevo</translation>
    </message>
    <message numerus="yes">
        <source>%n loaded, reading on…</source>
        <translation>
            <numerusform>%n cargado, se sigue leyendo…</numerusform>
            <numerusform>%n cargados, se sigue leyendo…</numerusform>
        </translation>
    </message>
    <message>
        <source>Not read yet</source>
        <translation>Sin leer todavía</translation>
    </message>
    <message>
        <source>refreshed just now</source>
        <translation>actualizado ahora mismo</translation>
    </message>
    <message numerus="yes">
        <source>refreshed %n minute(s) ago</source>
        <translation>
            <numerusform>actualizado hace %n minuto</numerusform>
            <numerusform>actualizado hace %n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n loaded · %1</source>
        <translation>
            <numerusform>%n cargado · %1</numerusform>
            <numerusform>%n cargados · %1</numerusform>
        </translation>
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
    <name>storedesk::ui::StoreBand</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::Tour</name>
    <message>
        <source>did not open</source>
        <translation>no se abrió</translation>
    </message>
    <message>
        <source>was not ready in time</source>
        <translation>no estuvo lista a tiempo</translation>
    </message>
    <message>
        <source>could not be saved</source>
        <translation>no se pudo guardar</translation>
    </message>
</context>
</TS>
