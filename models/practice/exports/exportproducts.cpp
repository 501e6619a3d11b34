// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/exports/exportproducts.h"

#include "catalogue/key.h"
#include "csv/csvwriter.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace storedesk::practice {

namespace key = catalogue::key;

ActivityProductsExport::ActivityProductsExport(Store &store, const PracticeExportPlan &plan)
    : m_store(store)
    , m_walk(store, plan, "purchase.body", "JOIN purchase ON purchase.number = activity.purchase")
{ }

QString ActivityProductsExport::suffix() const
{
    return u"-products"_s;
}

QStringList ActivityProductsExport::header() const
{
    return {key::column::activityId, key::productId, key::name,
            key::quantity,           key::unitPrice, key::price};
}

// A line belongs to its purchase: the limit counts purchases.
int ActivityProductsExport::write(csv::CsvWriter &to, int limit)
{
    int passed = 0;
    auto rows = m_walk.next(limit);
    for (; rows.next(); ++passed) {
        const auto activity = m_store.ids().of(IdKind::Activity, rows.number(1));
        const auto lines = QJsonDocument::fromJson(rows.bytes(2))[key::products].toArray();
        for (const auto &line : lines)
            writeLine(to, activity, line.toObject());
        m_walk.passed(rows);
    }
    return passed;
}

void ActivityProductsExport::writeLine(csv::CsvWriter &to, const QString &activity,
                                       const QJsonObject &line)
{
    const auto quantity = line[key::quantity].toInt();
    const auto price = line[key::price].toDouble();
    const auto unitPrice = line[key::unitPrice].toDouble(quantity > 0 ? price / quantity : price);
    to.cell(activity);
    to.cell(line[key::productId].toString());
    to.cell(nameOf(line));
    to.cell(QByteArrayView(QByteArray::number(quantity)));
    to.cell(QByteArrayView(QByteArray::number(unitPrice, 'f', 2)));
    to.cell(QByteArrayView(QByteArray::number(price, 'f', 2)));
    to.endRow();
}

// A purchase may omit the name; it is then looked up in the products of the store, unless the
// product is gone.
QString ActivityProductsExport::nameOf(const QJsonObject &line)
{
    if (line[key::name].isString())
        return line[key::name].toString();
    const auto product = m_store.named(IdKind::Product, line[key::productId].toString());
    return product ? product->body[key::name].toString() : QString();
}

} // namespace storedesk::practice
