// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/host/pageid.h"
#include "ui/tour/scenes.h"

#include "ui/jobs/purchaseimportpage.h"
#include "ui/orders/orderlinespanel.h"

#include <QAbstractButton>

namespace storedesk::ui::tour {

using namespace Qt::StringLiterals;

// Returns orders as exported by a Spanish shop, some invalid. The addresses do not exist.
static QString shopOrders()
{
    return u"Nº de pedido;Fecha;Correo electrónico;Nombre;Referencia;Artículo;Enlace;Cantidad;"
           "Precio;Gastos de envío;Total pedido;Estado\n"
           "P-1001;31/10/2026;ana.ruiz@example.com;Ana;TAZA-1;Taza azul;"
           "https://tienda.example.com/p/taza;2;9,95;4,95;24,85;Pagado\n"
           "P-1001;;;;TE-2;Té verde;https://tienda.example.com/p/te;1;6,50;;;\n"
           "P-1002;01/11/2026;luis.gil@example.com;Luis;TAZA-1;Taza azul;"
           "https://tienda.example.com/p/taza;1;9,95;0,00;9,95;Enviado\n"
           "P-1003;02/11/2026;eva@example.com;Eva;TE-2;Té verde;;0;6,50;0,00;0,00;Pagado\n"
           ";;;;TE-2;Té verde;;1;6,50;;;\n"
           "P-1004;03/11/2026;eva@example.com;Eva;JARRA;Jarra;;1;12,00;0,00;12,00;Pagado\n"
           "P-1005;03/11/2026;eva@example.com;Eva;TE-2;Té verde;;1;6,50;0,00;6,50;Cancelado\n"
           "P-1006;04/11/2026;eva@example.com;Eva;TE-2;Té verde;;1;6,50;0,00;6,50;Revisado\n"_s;
}

static jobs::PurchaseImportPage *purchaseImport(PageHost &host)
{
    return qobject_cast<jobs::PurchaseImportPage *>(host.currentPage());
}

static QWidget *openPurchaseImport(PageHost &host)
{
    auto *page = host.open({pageid::purchaseImport});
    // Discard the draft, which the previous scene may have stored.
    if (page)
        page->discardChanges();
    return page ? page->window() : nullptr;
}

static bool pasteOrders(PageHost &host)
{
    auto *page = purchaseImport(host);
    if (!page->hasPendingChanges())
        page->paste(shopOrders());
    return page->draft().table() != nullptr;
}

static bool showLines(PageHost &host)
{
    auto *lines = purchaseImport(host)->findChild<QAbstractButton *>(u"showLines"_s);
    lines->click();
    return true;
}

// Goes to the first cell that needs a correction.
static bool goToProblem(PageHost &host)
{
    purchaseImport(host)->findChild<orders::OrderLinesPanel *>()->goToProblem(false);
    return true;
}

template <int step>
static bool goToOrderStep(PageHost &host)
{
    auto *page = purchaseImport(host);
    if (page->step() != step)
        page->goTo(step);
    return page->settled();
}

static bool acceptAll(PageHost &host)
{
    auto options = purchaseImport(host)->draft().options();
    options.repair = true;
    options.acceptDifferences = true;
    purchaseImport(host)->draft().setOptions(options);
    return true;
}

static bool createMissing(PageHost &host)
{
    auto &draft = purchaseImport(host)->draft();
    draft.createContacts();
    draft.createProducts();
    return true;
}

static bool ordersAreSettled(PageHost &host)
{
    return purchaseImport(host)->settled();
}

QList<Scene> purchaseScenes()
{
    const QList<SceneStep> toLookups{pasteOrders, goToOrderStep<1>, goToOrderStep<2>,
                                     acceptAll,   ordersAreSettled, goToOrderStep<3>};
    return {
        {"purchases-file"_L1, u"Purchases from a file: nothing chosen"_s, openPurchaseImport},
        inSteps({"purchases-rows"_L1, u"Purchases from a file: rows"_s, openPurchaseImport},
                {pasteOrders}),
        inSteps({"purchases-columns"_L1, u"Purchases from a file: columns"_s, openPurchaseImport},
                {pasteOrders, goToOrderStep<1>}),
        inSteps({"purchases-check"_L1, u"Purchases from a file: check"_s, openPurchaseImport},
                {pasteOrders, goToOrderStep<1>, goToOrderStep<2>}),
        inSteps({"purchases-lines"_L1, u"Purchases from a file: rows of the file"_s,
                 openPurchaseImport},
                {pasteOrders, goToOrderStep<1>, goToOrderStep<2>, showLines, goToProblem}),
        inSteps({"purchases-lookup"_L1, u"Purchases from a file: missing records"_s,
                 openPurchaseImport},
                toLookups),
        inSteps({"purchases-send"_L1, u"Purchases from a file: review"_s, openPurchaseImport},
                toLookups + QList<SceneStep>{createMissing, ordersAreSettled, goToOrderStep<4>}),
    };
}

} // namespace storedesk::ui::tour
