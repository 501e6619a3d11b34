// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/ways.h"

#include "catalogue/key.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace storedesk::ui {

using namespace Qt::StringLiterals;
using catalogue::Resource;
using enum catalogue::OperationId;
namespace key = catalogue::key;

// The first way of a resource is the one that is taken unless the value looks like another.
// clang-format off
static constexpr std::array table{
    Way{"contact"_L1,       "email"_L1,       GetContactByEmail,      key::contact::email,      QT_TRANSLATE_NOOP("Ways", "Email"),                   QT_TRANSLATE_NOOP("Ways", "No contact has this email"),                 Icon::Mail},
    Way{"contact"_L1,       "external-id"_L1, GetContactByExternalId, key::contact::externalId, QT_TRANSLATE_NOOP("Ways", "External ID"),              QT_TRANSLATE_NOOP("Ways", "No contact has this external ID"),             Icon::Key},
    Way{"contact"_L1,       "deprecated"_L1,  GetContact,             key::contact::email,      QT_TRANSLATE_NOOP("Ways", "Email, deprecated form"),  QT_TRANSLATE_NOOP("Ways", "No contact has this email"),                 Icon::Mail},
    Way{"purchase"_L1,      "store-id"_L1,    GetPurchaseByStoreId,   key::purchaseId,          QT_TRANSLATE_NOOP("Ways", "Purchase ID of the store"), QT_TRANSLATE_NOOP("Ways", "No purchase has this number"),             Icon::Tag},
    Way{"purchase"_L1,      "id"_L1,          GetPurchase,            key::id,                  QT_TRANSLATE_NOOP("Ways", "ID of the service"),        QT_TRANSLATE_NOOP("Ways", "No purchase has this ID"),                 Icon::Key},
    Way{"product"_L1,       "store-id"_L1,    GetProductByStoreId,    key::productId,           QT_TRANSLATE_NOOP("Ways", "Product ID of the store"),  QT_TRANSLATE_NOOP("Ways", "No product has this number"),              Icon::Tag},
    Way{"product"_L1,       "id"_L1,          GetProduct,             key::id,                  QT_TRANSLATE_NOOP("Ways", "ID of the service"),        QT_TRANSLATE_NOOP("Ways", "No product has this ID"),                  Icon::Key},
    Way{"export"_L1,        ""_L1,            GetExport,              key::id,                  QT_TRANSLATE_NOOP("Ways", "ID"),                       QT_TRANSLATE_NOOP("Ways", "This export no longer exists")},
    Way{"import"_L1,        ""_L1,            GetImport,              key::id,                  QT_TRANSLATE_NOOP("Ways", "ID"),                       QT_TRANSLATE_NOOP("Ways", "This import no longer exists")},
    Way{"coupon-set"_L1,    ""_L1,            GetCouponSet,           key::id,                  QT_TRANSLATE_NOOP("Ways", "ID"),                       QT_TRANSLATE_NOOP("Ways", "This coupon set no longer exists")},
    Way{"workflow"_L1,      ""_L1,            GetWorkflow,            key::id,                  QT_TRANSLATE_NOOP("Ways", "ID"),                       QT_TRANSLATE_NOOP("Ways", "This workflow no longer exists")},
    Way{"contact-field"_L1, ""_L1,            GetContactField,        key::id,                  QT_TRANSLATE_NOOP("Ways", "ID"),                       QT_TRANSLATE_NOOP("Ways", "This contact field no longer exists")},
    Way{"integration"_L1,   ""_L1,            GetCustomIntegration,   key::id,                  QT_TRANSLATE_NOOP("Ways", "ID"),                       QT_TRANSLATE_NOOP("Ways", "This integration no longer exists")},
    Way{"event-type"_L1,    ""_L1,            GetCustomEventType,     key::id,                  QT_TRANSLATE_NOOP("Ways", "ID"),                       QT_TRANSLATE_NOOP("Ways", "This event type no longer exists")},
};

static constexpr std::array icons{
    Icon::Person, Icon::Purchases, Icon::Products, Icon::Exports, Icon::Imports, Icon::CouponSets, Icon::Workflows,
    Icon::Store, Icon::ContactFields, Icon::Events, Icon::Integrations, Icon::Events,
};
// clang-format on
static_assert(icons.size() == static_cast<std::size_t>(Resource::Count));

Resource Way::resource() const
{
    return catalogue::operation(read).resource;
}

std::span<const Way> ways()
{
    return table;
}

std::vector<const Way *> waysTo(Resource resource)
{
    std::vector<const Way *> found;
    for (const auto &row : table) {
        if (row.resource() == resource)
            found.push_back(&row);
    }
    return found;
}

const Way *wayOf(const Place &place)
{
    const auto fits = [&place](const Way &row) {
        if (row.page != place.page)
            return false;
        return row.word.isEmpty() || (!place.values.isEmpty() && row.word == place.values.first());
    };
    const auto row = std::ranges::find_if(table, fits);
    if (row == table.end())
        return nullptr;
    const auto values = pathValuesOf(*row, place);
    const auto wanted = QString(catalogue::operation(row->read).path).count(u'{');
    const bool whole = values.size() == wanted && !values.contains(QString());
    return whole ? &*row : nullptr;
}

const Way *wayNamed(Resource resource, QStringView word)
{
    const auto row = std::ranges::find_if(table, [resource, word](const Way &each) {
        return each.resource() == resource && each.word == word;
    });
    return row == table.end() ? nullptr : &*row;
}

const Way *wayOf(catalogue::OperationId operation)
{
    const auto path = catalogue::operation(operation).path;
    const auto row = std::ranges::find_if(
        table, [path](const Way &each) { return catalogue::operation(each.read).path == path; });
    return row == table.end() ? nullptr : &*row;
}

QStringList pathValuesOf(const Way &way, const Place &place)
{
    return way.word.isEmpty() ? place.values : place.values.mid(1);
}

Place placeOf(const Way &way, const QStringList &pathValues)
{
    Place place{.page = way.page, .values = pathValues};
    if (!way.word.isEmpty())
        place.values.prepend(way.word);
    return place;
}

std::optional<catalogue::OperationId> operationOn(const Way &way, catalogue::Effect effect)
{
    const auto path = catalogue::operation(way.read).path;
    for (const auto &row : catalogue::operations()) {
        if (row.path == path && row.effect == effect)
            return row.id;
    }
    return std::nullopt;
}

QString titleOf(const Way &way)
{
    return QCoreApplication::translate("Ways", way.title);
}

QString missingTextOf(const Way &way)
{
    return QCoreApplication::translate("Ways", way.missing);
}

Icon iconOf(Resource resource)
{
    return icons[static_cast<std::size_t>(resource)];
}

} // namespace storedesk::ui
