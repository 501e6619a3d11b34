// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purchases/missingproducts.h"

#include "catalogue/key.h"
#include "csv/csvwriter.h"
#include "jobs/bulkkind.h"
#include "jobs/rowmaker.h"

#include <QBuffer>
#include <QJsonArray>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <array>

namespace storedesk::purchases {

using namespace Qt::StringLiterals;
namespace key = catalogue::key;

static constexpr std::array valuesOfProduct{key::name, key::productDetailUrl, key::unitPrice};

// Whether the service's message about the purchase names the product.
static bool isNamed(const QString &productId, const QString &message)
{
    const QRegularExpression whole(
        u"(^|[\\s,:])%1($|[\\s,.])"_s.arg(QRegularExpression::escape(productId)));
    return message.contains(whole);
}

// Returns the products named by the service, or all products of the purchase if it names none.
static QList<QJsonObject> missingIn(const journal::JobRow &row, const jobs::RowMaker &maker)
{
    const auto request = maker.request(row.cells);
    const auto *body = request ? std::get_if<QJsonObject>(&request->body) : nullptr;
    QList<QJsonObject> all;
    QList<QJsonObject> named;
    const auto products = body ? (*body)[key::products].toArray() : QJsonArray();
    for (const auto &value : products) {
        const auto product = value.toObject();
        const auto id = product[key::productId].toString();
        if (id.isEmpty())
            continue;
        all.append(product);
        if (isNamed(id, row.detail))
            named.append(product);
    }
    return named.isEmpty() ? all : named;
}

base::Result<QString> missingProductsAsTable(journal::Journal &journal,
                                             const journal::RowFilter &filter, int most)
{
    const auto rows = journal.rows().findBehind(filter, 0, most);
    if (!rows)
        return tl::unexpected(rows.error());
    const jobs::RowMaker maker(jobs::bulkPlanOf(journal.head().outline).value_or(jobs::BulkPlan()));
    QList<QJsonObject> products;
    QSet<QString> known;
    for (const auto &row : *rows) {
        const auto missing = missingIn(row, maker);
        for (const auto &product : missing) {
            const auto id = product[key::productId].toString();
            if (!known.contains(id))
                products.append(product);
            known.insert(id);
        }
    }
    QStringList columns{QString(key::productId)};
    for (const auto &member : valuesOfProduct) {
        if (std::ranges::any_of(products, [&member](const QJsonObject &product) {
                return !product[member].toVariant().toString().isEmpty();
            }))
            columns.append(QString(member));
    }
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    csv::CsvWriter writer(buffer);
    writer.row(columns);
    for (const auto &product : std::as_const(products)) {
        QStringList cells;
        for (const auto &column : std::as_const(columns))
            cells.append(product[column].toVariant().toString());
        writer.row(cells);
    }
    return writer.finish().map([&buffer] { return QString::fromUtf8(buffer.data()); });
}

} // namespace storedesk::purchases
