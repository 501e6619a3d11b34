// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "synonyms.h"

#include "ui/host/pageid.h"

#include <algorithm>
#include <array>

namespace storedesk::ui::navigation {

using namespace Qt::StringLiterals;

struct SynonymRow
{
    QLatin1StringView name;
    // Search terms. They are not translated, because users may search in another language.
    const char *words;
};

// clang-format off
static constexpr std::array synonymRows{
    SynonymRow{pageid::overview,        "home start dashboard summary inicio panel resumen portada"},
    SynonymRow{pageid::warehouse,       "warehouse database postgresql postgres sql sync almacén base de datos sincronización"},
    SynonymRow{pageid::insights,        "statistics analytics analysis turnover cohorts retention rfm funnel insights estadísticas analítica análisis facturación cohortes retención embudo"},
    SynonymRow{pageid::contacts,        "customers clients people subscribers users profile email find search edit delete remove unsubscribe unsubscribed subscription opt-out tags clientes personas suscriptores usuarios ficha correo buscar editar borrar eliminar contacto baja desuscribir cancelar suscripción etiquetas"},
    SynonymRow{pageid::products,        "catalogue catalog items articles stock sku delete edit catálogo artículos producto existencias borrar editar"},
    SynonymRow{pageid::purchases,       "orders sales revenue transactions invoices delete pedidos ventas ingresos transacciones facturas compra borrar"},
    SynonymRow{pageid::exports,         "download downloads file files report csv backup descargar descargas bajar archivo fichero informe copia"},
    SynonymRow{pageid::imports,         "upload uploads history refused errors report subir cargas historial rechazadas errores informe"},
    SynonymRow{pageid::schedules,       "repeat recurring timer cron automatic daily weekly monthly watched folder programar programación repetir periódico automático diario semanal mensual carpeta"},
    SynonymRow{pageid::files,           "open table csv excel spreadsheet chart graph compare filter abrir tabla hoja gráfico gráfica comparar filtrar fichero"},
    SynonymRow{pageid::couponSets,      "coupons vouchers discounts codes promo promotion refill cupón cupones vales descuentos códigos promoción reponer rellenar"},
    SynonymRow{pageid::workflows,       "automation automations campaigns journeys flows automatización automatizaciones campañas recorridos flujo"},
    SynonymRow{pageid::contactFields,   "attributes properties columns custom atributos propiedades columnas personalizados campo"},
    SynonymRow{pageid::integrations,    "events event types api webhook connections sources eventos tipos de evento conexiones fuentes"},
    SynonymRow{pageid::sendEvents,      "test event trigger probar prueba evento disparar enviar"},
    SynonymRow{pageid::store,           "account key connection limit shop cuenta clave conexión límite comercio"},
    SynonymRow{pageid::bin,             "trash recycle deleted restore recover undelete basura eliminados borrados restaurar recuperar"},
    SynonymRow{pageid::jobs,            "tasks queue running progress background cola progreso procesos segundo plano trabajos"},
    SynonymRow{pageid::newContact,      "add create customer subscriber alta añadir crear cliente suscriptor contacto"},
    SynonymRow{pageid::newProduct,      "add create article alta añadir crear artículo"},
    SynonymRow{pageid::newPurchase,     "add create order sale alta añadir crear pedido venta"},
    SynonymRow{pageid::newContactField, "add create column attribute añadir crear columna atributo"},
    SynonymRow{pageid::newImport,       "upload file csv excel contacts products coupons codes list load subir cargar archivo fichero contactos productos cupones códigos lista importar"},
    SynonymRow{pageid::newExport,       "download contacts activities file csv segment report descargar bajar contactos actividades archivo fichero segmento informe exportar"},
    SynonymRow{pageid::bulkJob,         "mass bulk many several update change edit delete remove contacts products unsubscribe tags masivo masiva varios muchos actualizar cambiar editar borrar eliminar contactos baja desuscribir etiquetas"},
    SynonymRow{pageid::privacyRequests, "gdpr erase forget right delete contact personal data unsubscribe rgpd lopd olvido derecho supresión borrar eliminar contacto contactos datos personales baja"},
    SynonymRow{pageid::history,         "audit log who changed cambios registro auditoría quién cambió historial"},
    SynonymRow{"undoChange"_L1,        "revert restore mistake revertir error volver atrás"},
    SynonymRow{pageid::help,              "manual guide support tutorial ayuda guía manual soporte cómo"},
    SynonymRow{"keys"_L1,              "hotkeys shortcuts atajos teclas teclado"},
    SynonymRow{"refreshFront"_L1,      "reload update sync recargar actualizar sincronizar"},
    SynonymRow{pageid::localData,   "privacy storage disk local data cache mirror delete folder retention privacidad almacenamiento disco datos locales caché borrar carpeta retención"},
    SynonymRow{pageid::preferences, "settings options configuration setup ajustes configuración opciones preferencias"},
    SynonymRow{"report"_L1,            "support bug crash error log fault troubleshoot soporte fallo avería registro informe diagnóstico ayuda"},
    SynonymRow{"quit"_L1,              "exit close leave salir cerrar"},
    SynonymRow{"insight-sales"_L1,           "revenue turnover income orders compare month year facturación ingresos pedidos comparar mes año anterior"},
    SynonymRow{"insight-new-returning"_L1,   "first purchase repeat recurring loyal primera compra recurrentes repiten"},
    SynonymRow{"insight-products"_L1,        "best sellers top products bought más vendidos productos compró comprado"},
    SynonymRow{"insight-sources"_L1,         "channel origin device shop web channels canal canales origen dispositivo tienda"},
    SynonymRow{"insight-rfm"_L1,             "segments groups loyal at risk lost score segmentos grupos fieles en riesgo perdidos puntuación"},
    SynonymRow{"insight-cohorts"_L1,         "cohorts retention return again loyalty cohortes retención repetir otra vez fidelidad"},
    SynonymRow{"insight-best-customers"_L1,  "top buyers vip spenders ranking mejores compradores gasto"},
    SynonymRow{"insight-second-purchase"_L1, "bought once only never again one-time single repeat compraron una sola vez nunca más única compra repetir recompra"},
    SynonymRow{"insight-emails"_L1,          "open rate click rate newsletter campaigns deliverability tasa apertura aperturas clics boletín campañas entregabilidad"},
    SynonymRow{"insight-funnel"_L1,          "conversion steps drop-off conversión pasos abandono embudo"},
    SynonymRow{"insight-hours"_L1,           "best time hour weekday heat map send mejor hora momento día semana mapa de calor envío"},
    SynonymRow{"insight-workflows"_L1,       "automation attribution brought purchases revenue automatización automatizaciones atribución flujos trajo compras"},
    SynonymRow{"insight-coupons"_L1,         "vouchers codes discounts redeemed códigos descuentos vales canjeados"},
    SynonymRow{"insight-list-health"_L1,     "reach subscribers growth unsubscribes bounces alcance suscriptores crecimiento altas bajas rebotes"},
    SynonymRow{"insight-quiet"_L1,           "inactive dormant asleep lapsed reactivate clean inactivos dormidos reactivar limpiar"},
    SynonymRow{"insight-quota"_L1,           "limit usage plan consumption forecast límite uso consumo plan previsión cuota"},
};
// clang-format on

QString synonymsOf(QStringView name)
{
    const auto found = std::ranges::find_if(
        synonymRows, [name](const SynonymRow &row) { return row.name == name; });
    return found == synonymRows.end() ? QString() : QString::fromUtf8(found->words);
}

} // namespace storedesk::ui::navigation
