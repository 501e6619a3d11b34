// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/imports/practiceimportplan.h"

#include "catalogue/key.h"
#include "csv/csvreader.h"
#include "practice/store/store.h"

#include <QFile>
#include <QUtf8StringView>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace storedesk::practice {

namespace key = catalogue::key;

static ImportType typeOf(const QString &name)
{
    if (name == "coupons"_L1)
        return ImportType::Coupons;
    return name == "products"_L1 ? ImportType::Products : ImportType::Contacts;
}

PracticeImportPlan importPlanOf(Store &store, const QJsonObject &body)
{
    const auto options = body[key::options].toObject();
    const auto set = store.ids().number(IdKind::CouponSet, options[key::couponSetId].toString());
    return {
        .type = typeOf(body[key::type].toString()),
        .dialect = {.delimiter = options[key::delimiter].toString() == u';' ? ';' : ','},
        .overrideExisting = options[key::overrideExisting].toBool(),
        .updateOnlyEmptyFields = options[key::updateOnlyEmptyFields].toBool(),
        .couponSet = set.value_or(0),
    };
}

static bool isKey(ImportType type, QByteArrayView column)
{
    switch (type) {
    case ImportType::Contacts:
        return column == QByteArrayView(key::contact::email)
            || column == QByteArrayView(key::contact::externalId);
    case ImportType::Products:
        return column == QByteArrayView(key::productId);
    case ImportType::Coupons:
        return column == QByteArrayView(key::code);
    }
    return false;
}

static ImportFault faultOf(std::span<const QByteArrayView> header, const PracticeImportPlan &plan)
{
    if (std::ranges::any_of(header,
                            [&](QByteArrayView column) { return isKey(plan.type, column); }))
        return ImportFault::None;
    const char other = plan.dialect.delimiter == ',' ? ';' : ',';
    const bool mixedUp = header.size() == 1 && header.front().contains(other);
    return mixedUp ? ImportFault::WrongDelimiter : ImportFault::NoKeyColumn;
}

static bool isUtf8(QByteArrayView cell)
{
    return QUtf8StringView(cell.data(), cell.size()).isValidUtf8();
}

ImportScan scan(const QString &path, const PracticeImportPlan &plan)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {.fault = ImportFault::Unreadable};
    csv::CsvReader reader(file, plan.dialect);
    if (!reader.next() || reader.blank())
        return {.fault = ImportFault::NoHeader};
    ImportScan found{.fault = faultOf(reader.cells(), plan)};
    bool utf8 = std::ranges::all_of(reader.cells(), isUtf8);
    while (reader.next()) {
        if (reader.blank())
            continue;
        ++found.rows;
        utf8 = utf8 && std::ranges::all_of(reader.cells(), isUtf8);
    }
    if (reader.problem())
        found.fault = ImportFault::Unreadable;
    else if (!utf8)
        found.fault = ImportFault::NotUtf8;
    return found;
}

} // namespace storedesk::practice
