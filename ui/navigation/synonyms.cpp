// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "synonyms.h"

#include <algorithm>
#include <array>

namespace storedesk::ui::navigation {

using namespace Qt::StringLiterals;

struct SynonymRow
{
    QLatin1StringView name;
    // Not translated, because users may search in another language.
    const char *words;
};

// clang-format off
static constexpr std::array synonymRows{
    SynonymRow{"overview"_L1,          "home start dashboard summary inicio panel resumen portada"},
    SynonymRow{"contacts"_L1,          "customers clients people subscribers users profile email find search edit delete remove unsubscribe unsubscribed subscription opt-out tags clientes personas suscriptores usuarios ficha correo buscar editar borrar eliminar contacto baja desuscribir cancelar suscripción etiquetas"},
    SynonymRow{"products"_L1,          "catalogue catalog items articles stock sku delete edit catálogo artículos producto existencias borrar editar"},
    SynonymRow{"purchases"_L1,         "orders sales revenue transactions invoices delete pedidos ventas ingresos transacciones facturas compra borrar"},
    SynonymRow{"exports"_L1,           "download downloads file files report csv backup descargar descargas bajar archivo fichero informe copia"},
    SynonymRow{"imports"_L1,           "upload uploads history refused errors report subir cargas historial rechazadas errores informe"},
    SynonymRow{"files"_L1,             "open table csv excel spreadsheet chart graph compare filter abrir tabla hoja gráfico gráfica comparar filtrar fichero"},
    SynonymRow{"coupon-sets"_L1,       "coupons vouchers discounts codes promo promotion refill cupón cupones vales descuentos códigos promoción reponer rellenar"},
    SynonymRow{"workflows"_L1,         "automation automations campaigns journeys flows automatización automatizaciones campañas recorridos flujo"},
    SynonymRow{"contact-fields"_L1,    "attributes properties columns custom atributos propiedades columnas personalizados campo"},
    SynonymRow{"integrations"_L1,      "events event types api webhook connections sources eventos tipos de evento conexiones fuentes"},
    SynonymRow{"send-events"_L1,       "test event trigger probar prueba evento disparar enviar"},
    SynonymRow{"store"_L1,             "account key connection limit shop cuenta clave conexión límite comercio"},
    SynonymRow{"bin"_L1,               "trash recycle deleted restore recover undelete basura eliminados borrados restaurar recuperar"},
    SynonymRow{"jobs"_L1,              "tasks queue running progress background cola progreso procesos segundo plano trabajos"},
    SynonymRow{"new-contact"_L1,       "add create customer subscriber alta añadir crear cliente suscriptor contacto"},
    SynonymRow{"new-product"_L1,       "add create article alta añadir crear artículo"},
    SynonymRow{"new-purchase"_L1,      "add create order sale alta añadir crear pedido venta"},
    SynonymRow{"new-contact-field"_L1, "add create column attribute añadir crear columna atributo"},
    SynonymRow{"new-import"_L1,        "upload file csv excel contacts products coupons codes list load subir cargar archivo fichero contactos productos cupones códigos lista importar"},
    SynonymRow{"new-export"_L1,        "download contacts activities file csv segment report descargar bajar contactos actividades archivo fichero segmento informe exportar"},
    SynonymRow{"bulk"_L1,              "mass bulk many several update change edit delete remove contacts products unsubscribe tags masivo masiva varios muchos actualizar cambiar editar borrar eliminar contactos baja desuscribir etiquetas"},
    SynonymRow{"privacy"_L1,           "gdpr erase forget right delete contact personal data unsubscribe rgpd lopd olvido derecho supresión borrar eliminar contacto contactos datos personales baja"},
    SynonymRow{"history"_L1,           "audit log who changed cambios registro auditoría quién cambió historial"},
    SynonymRow{"undoChange"_L1,        "revert restore mistake revertir error volver atrás"},
    SynonymRow{"help"_L1,              "manual guide support tutorial ayuda guía manual soporte cómo"},
    SynonymRow{"keys"_L1,              "hotkeys shortcuts atajos teclas teclado"},
    SynonymRow{"refreshFront"_L1,      "reload update sync recargar actualizar sincronizar"},
    SynonymRow{"on-this-computer"_L1,  "privacy storage disk local data cache mirror delete folder retention privacidad almacenamiento disco datos locales caché borrar carpeta retención"},
    SynonymRow{"preferences"_L1,       "settings options configuration setup ajustes configuración opciones preferencias"},
    SynonymRow{"report"_L1,            "support bug crash error log fault troubleshoot soporte fallo avería registro informe diagnóstico ayuda"},
    SynonymRow{"quit"_L1,              "exit close leave salir cerrar"},
};
// clang-format on

QString synonymsOf(QStringView name)
{
    const auto found = std::ranges::find_if(
        synonymRows, [name](const SynonymRow &row) { return row.name == name; });
    return found == synonymRows.end() ? QString() : QString::fromUtf8(found->words);
}

} // namespace storedesk::ui::navigation
