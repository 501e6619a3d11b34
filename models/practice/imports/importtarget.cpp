// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/imports/importtarget.h"

#include "practice/imports/importcontacts.h"
#include "practice/imports/importcoupons.h"
#include "practice/imports/importproducts.h"
#include "practice/imports/practiceimportplan.h"
#include "practice/store/fieldregistry.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace storedesk::practice {

using catalogue::Type;

std::unique_ptr<ImportTarget> targetOf(const HandlerContext &context, FieldRegistry &fields,
                                       const PracticeImportPlan &plan)
{
    switch (plan.type) {
    case ImportType::Products:
        return std::make_unique<ProductsImport>(context, plan);
    case ImportType::Coupons:
        return std::make_unique<CouponsImport>(context, plan);
    case ImportType::Contacts:
        break;
    }
    return std::make_unique<ContactsImport>(context, fields, plan);
}

static QJsonValue momentValue(const QString &text)
{
    const auto moment = momentOf(text);
    return moment ? jsonOf(*moment) : QJsonValue(text);
}

QJsonValue valueOf(const catalogue::FieldRule &rule, QByteArrayView cell)
{
    if (cell.isEmpty())
        return QJsonValue::Null;
    switch (rule.type) {
    case Type::Integer:
        return cell.toByteArray().toLongLong();
    case Type::Decimal:
    case Type::Money:
    case Type::Percent:
        return cell.toByteArray().toDouble();
    case Type::Boolean:
        return cell.compare("true", Qt::CaseInsensitive) == 0;
    case Type::Choices:
    case Type::Texts:
        return QJsonArray::fromStringList(QString::fromUtf8(cell).split(u'|'));
    case Type::Day:
    case Type::Date:
    case Type::Moment:
        return momentValue(QString::fromUtf8(cell));
    case Type::Phone:
        return withPrefix(QString::fromUtf8(cell), rule.countryCode);
    default:
        return QString::fromUtf8(cell);
    }
}

} // namespace storedesk::practice
