// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purchases/orderfield.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace storedesk::purchases {

using namespace Qt::StringLiterals;

// clang-format off
static constexpr std::array fieldTable{
    OrderFieldRow{OrderField::OrderId,      "order"_L1,         QT_TRANSLATE_NOOP("OrderFields", "Order ID"),           Scope::Order, "orderid ordernumber orderno order purchaseid idpedido numerodepedido numeropedido nodepedido nopedido npedido pedido pedidono referenciadelpedido referenciapedido orderreference reference idcompra numerodecompra compra purchase idorden numerodeorden orden"_L1},
    OrderFieldRow{OrderField::CartId,       "cart"_L1,          QT_TRANSLATE_NOOP("OrderFields", "Cart ID"),            Scope::Order, "cartid cart basketid basket carttoken checkoutid idcarrito carrito cesta"_L1},
    OrderFieldRow{OrderField::Email,        "email"_L1,         QT_TRANSLATE_NOOP("OrderFields", "Buyer's email"), Scope::Order, "email contactemail customeremail emailbilling billingemail buyeremail emailaddress mail correoelectronico correo correoelectronicofacturacion emailcliente emaildelcliente correocliente correodelcliente emailfacturacion emailcomprador"_L1},
    OrderFieldRow{OrderField::ExternalId,   "external-id"_L1,   QT_TRANSLATE_NOOP("OrderFields", "Buyer's external ID"), Scope::Order, "externalid contactexternalid customerid clientid idcliente codigocliente codigodecliente numerodecliente customernumber idexterno"_L1},
    OrderFieldRow{OrderField::Date,         "date"_L1,          QT_TRANSLATE_NOOP("OrderFields", "Date"),               Scope::Order, "orderdate purchasedate createdat date datecreated ordercreated processedat paidat fechadelpedido fechadepedido fechapedido fechadecompra fechacompra fecha fechadecreacion fechaorden"_L1},
    OrderFieldRow{OrderField::Total,        "total"_L1,         QT_TRANSLATE_NOOP("OrderFields", "Total"),              Scope::Order, "total ordertotal totalprice ordertotalamount grandtotal totalpaid amount totalpedido totaldelpedido importetotal importedelpedido totalpagado preciototal totalconiva"_L1},
    OrderFieldRow{OrderField::Units,        "units"_L1,         QT_TRANSLATE_NOOP("OrderFields", "Total quantity"),     Scope::Order, "totalquantity itemcount totalitems numberofitems totalunits totalunidades unidadestotales cantidadtotal numerodearticulos"_L1},
    OrderFieldRow{OrderField::Payment,      "payment"_L1,       QT_TRANSLATE_NOOP("OrderFields", "Payment method"),     Scope::Order, "paymentmethod paymentmethodtitle payment paymentgateway formadepago metododepago mediodepago pago modopago"_L1},
    OrderFieldRow{OrderField::Status,       "status"_L1,        QT_TRANSLATE_NOOP("OrderFields", "Order status"),       Scope::Order, "orderstatus status orderstate estadodelpedido estadopedido estadodelaorden estadoorden estadodelacompra estadocompra estado situacion"_L1},
    OrderFieldRow{OrderField::PaymentStatus, "payment-status"_L1, QT_TRANSLATE_NOOP("OrderFields", "Payment status"),  Scope::Order, "financialstatus paymentstatus paymentstate estadodelpago estadodepago estadopago estadofinanciero"_L1},
    OrderFieldRow{OrderField::Fulfilment,   "delivery-status"_L1, QT_TRANSLATE_NOOP("OrderFields", "Delivery status"),  Scope::Order, "fulfillmentstatus fulfilmentstatus deliverystatus shippingstatus shipmentstatus estadodelenvio estadodeenvio estadoenvio estadodelaentrega estadodeentrega estadoentrega estadodepreparacion"_L1},
    OrderFieldRow{OrderField::CancelledAt,  "cancelled-at"_L1,  QT_TRANSLATE_NOOP("OrderFields", "Cancellation date"),  Scope::Order, "cancelledat canceledat cancelledon canceledon cancelleddate canceleddate datecancelled datecanceled cancellationdate canceladoel anuladoel fechadecancelacion fechacancelacion fechadeanulacion fechaanulacion"_L1},
    OrderFieldRow{OrderField::Refunded,     "refunded"_L1,      QT_TRANSLATE_NOOP("OrderFields", "Refunded amount"),    Scope::Order, "refundedamount orderrefundamount refundamount amountrefunded totalrefunded totalrefund importereembolsado importedevuelto totalreembolsado totaldevuelto"_L1},
    OrderFieldRow{OrderField::Currency,     "currency"_L1,      QT_TRANSLATE_NOOP("OrderFields", "Currency"),           Scope::Order, "currency ordercurrency currencycode moneda divisa codigodemoneda"_L1},
    OrderFieldRow{OrderField::Shipping,     "shipping"_L1,      QT_TRANSLATE_NOOP("OrderFields", "Shipping"),           Scope::Order, "shipping shippingtotal shippingamount ordershippingamount ordershipping shippingcost shippingprice gastosdeenvio gastosenvio envio costedeenvio costeenvio portes totalenvio"_L1},
    OrderFieldRow{OrderField::Tax,          "tax"_L1,           QT_TRANSLATE_NOOP("OrderFields", "Tax"),                Scope::Order, "taxes tax totaltax ordertotaltaxamount ordertax ordertaxamount vat iva impuestos totaliva importeiva totalimpuestos"_L1},
    OrderFieldRow{OrderField::Discount,     "discount"_L1,      QT_TRANSLATE_NOOP("OrderFields", "Discount"),           Scope::Order, "cartdiscountamount discountamount discount totaldiscount orderdiscount totaldiscounts discounttotal cartdiscount descuento descuentos importedescuento totaldescuento totaldescuentos descuentototal descuentopedido"_L1},
    OrderFieldRow{OrderField::FirstName,    "first-name"_L1,    QT_TRANSLATE_NOOP("OrderFields", "Buyer's first name"), Scope::Order, "firstname firstnamebilling billingfirstname customerfirstname nombre nombrecliente nombredelcliente nombrefacturacion"_L1},
    OrderFieldRow{OrderField::LastName,     "last-name"_L1,     QT_TRANSLATE_NOOP("OrderFields", "Buyer's surname"),  Scope::Order, "lastname lastnamebilling billinglastname customerlastname surname apellidos apellido apellidoscliente apellidosdelcliente apellidosfacturacion"_L1},
    OrderFieldRow{OrderField::ProductId,    "product"_L1,       QT_TRANSLATE_NOOP("OrderFields", "Product ID"),         Scope::Line,  "lineitemsku sku productid itemsku productsku productreference productcode articlenumber itemid itemnumber referencia referenciadelproducto referenciaproducto ref idproducto codigodeproducto codigoproducto codigoarticulo codigodearticulo codarticulo codigo"_L1},
    OrderFieldRow{OrderField::ProductName,  "name"_L1,          QT_TRANSLATE_NOOP("OrderFields", "Product name"),       Scope::Line,  "lineitemname itemname productname product item producttitle description producto articulo nombredelproducto nombreproducto nombredelarticulo nombrearticulo descripcion concepto"_L1},
    OrderFieldRow{OrderField::ProductUrl,   "url"_L1,           QT_TRANSLATE_NOOP("OrderFields", "Product page"),       Scope::Line,  "producturl productdetailurl productlink url link permalink itemurl enlace enlacedelproducto urlproducto urldelproducto paginadelproducto"_L1},
    OrderFieldRow{OrderField::Quantity,     "quantity"_L1,      QT_TRANSLATE_NOOP("OrderFields", "Quantity"),           Scope::Line,  "lineitemquantity quantity qty itemquantity quantityrefund productquantity units cantidad unidades uds ud cant"_L1},
    OrderFieldRow{OrderField::UnitPrice,    "unit-price"_L1,    QT_TRANSLATE_NOOP("OrderFields", "Unit price"),         Scope::Line,  "lineitemprice unitprice itemcost itemprice productprice price preciounitario preciounidad precio preciodelproducto pvp precioud"_L1},
    OrderFieldRow{OrderField::LineTotal,    "line-total"_L1,    QT_TRANSLATE_NOOP("OrderFields", "Item total"),         Scope::Line,  "linetotal itemtotal lineprice lineamount rowtotal orderlinetotal importe importelinea totallinea importedelalinea subtotallinea"_L1},
    OrderFieldRow{OrderField::LineDiscount, "line-discount"_L1, QT_TRANSLATE_NOOP("OrderFields", "Item discount"),      Scope::Line,  "lineitemdiscount linediscount itemdiscount itemdiscountamount descuentolinea descuentodelalinea descuentoarticulo dto"_L1},
};
// clang-format on
static_assert(fieldTable.size() == static_cast<std::size_t>(OrderField::Count));
static_assert([] {
    for (std::size_t row = 0; row < fieldTable.size(); ++row) {
        if (fieldTable[row].field != static_cast<OrderField>(row))
            return false;
    }
    return true;
}());

std::span<const OrderFieldRow> orderFields()
{
    return fieldTable;
}

const OrderFieldRow &rowOf(OrderField field)
{
    return fieldTable[static_cast<std::size_t>(field)];
}

QString titleOf(OrderField field)
{
    return QCoreApplication::translate("OrderFields", rowOf(field).title);
}

std::optional<OrderField> orderFieldNamed(QStringView word)
{
    const auto found = std::ranges::find_if(
        fieldTable, [word](const OrderFieldRow &row) { return row.word == word; });
    return found == fieldTable.end() ? std::nullopt : std::optional(found->field);
}

bool isMoney(OrderField field)
{
    switch (field) {
    case OrderField::Total:
    case OrderField::Refunded:
    case OrderField::Shipping:
    case OrderField::Tax:
    case OrderField::Discount:
    case OrderField::UnitPrice:
    case OrderField::LineTotal:
    case OrderField::LineDiscount:
        return true;
    default:
        return false;
    }
}

} // namespace storedesk::purchases
