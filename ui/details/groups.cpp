// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/details/groups.h"

#include "catalogue/key.h"
#include "itemmodels/cells.h"
#include "itemmodels/seenfields.h"
#include "itemmodels/showntext.h"

#include <QCoreApplication>
#include <QDateTime>

#include <algorithm>
#include <array>

namespace storedesk::ui::details {

using namespace Qt::StringLiterals;
using catalogue::Field;
using catalogue::Resource;
using catalogue::Type;
namespace key = catalogue::key;

namespace {

// A heading and the key of the first field below it. The heading applies until the next one.
struct Heading
{
    Resource resource;
    QLatin1StringView key;
    // Source text of the heading.
    const char *title;
};

struct SummaryFields
{
    Resource resource;
    std::array<QLatin1StringView, 4> figures;
    // The members that are joined to form the name.
    std::array<QLatin1StringView, 2> name;
    // The members that identify the record.
    std::array<QLatin1StringView, 2> keys;
};

} // namespace

// clang-format off
static constexpr std::array headings{
    Heading{Resource::Contact,  key::contact::email,              QT_TRANSLATE_NOOP("Groups", "Person")},
    Heading{Resource::Contact,  key::contact::mobilePhone,        QT_TRANSLATE_NOOP("Groups", "Consent and delivery")},
    Heading{Resource::Contact,  key::contact::points,             QT_TRANSLATE_NOOP("Groups", "In this store")},
    Heading{Resource::Contact,  key::contact::totalPurchases,     QT_TRANSLATE_NOOP("Groups", "Purchases")},
    Heading{Resource::Contact,  key::contact::emailBouncedReason, QT_TRANSLATE_NOOP("Groups", "Bounces and unsubscribes")},
    Heading{Resource::Contact,  key::contact::clv,                QT_TRANSLATE_NOOP("Groups", "Predictions")},
    Heading{Resource::Purchase, key::contactId,                   QT_TRANSLATE_NOOP("Groups", "Buyer")},
    Heading{Resource::Purchase, key::paymentMethod,               QT_TRANSLATE_NOOP("Groups", "Payment")},
    Heading{Resource::Product,  key::availability,                QT_TRANSLATE_NOOP("Groups", "Stock and recommendations")},
    Heading{Resource::Product,  key::brand,                       QT_TRANSLATE_NOOP("Groups", "Description")},
    Heading{Resource::Product,  key::unitPrice,                   QT_TRANSLATE_NOOP("Groups", "Prices")},
    Heading{Resource::Product,  key::publishedAt,                 QT_TRANSLATE_NOOP("Groups", "Ratings")},
    Heading{Resource::Product,  key::customField1,                QT_TRANSLATE_NOOP("Groups", "Custom fields")},
    Heading{Resource::Export,   key::fileUrl,                     QT_TRANSLATE_NOOP("Groups", "File")},
    Heading{Resource::Export,   key::version,                     QT_TRANSLATE_NOOP("Groups", "Settings")},
    Heading{Resource::Import,   key::origin,                      QT_TRANSLATE_NOOP("Groups", "Result")},
    Heading{Resource::ContactField, key::defaultValue,            QT_TRANSLATE_NOOP("Groups", "Limits")},
    Heading{Resource::CustomEventType, key::webhookUrl,           QT_TRANSLATE_NOOP("Groups", "Webhook")},
};

static constexpr std::array heads{
    SummaryFields{Resource::Contact,           {key::contact::totalPurchases, key::contact::totalPurchasesAmount, key::contact::lastPurchaseDate, key::contact::churnRate}, {key::contact::name, key::contact::surname}, {key::contact::email, key::contact::externalId}},
    SummaryFields{Resource::Purchase,          {key::totalPrice, key::totalQuantity, key::purchaseDate}, {key::purchaseId},         {key::contactEmail, key::contactExternalId}},
    SummaryFields{Resource::Product,           {key::unitPrice, key::inStockUnits, key::availability},   {key::name},               {key::productId, key::brand}},
    SummaryFields{Resource::Export,            {key::progress, key::total, key::createdAt},              {key::exportType},         {key::fileName}},
    SummaryFields{Resource::Import,            {key::total, key::success, key::errors},                  {key::type},               {key::id}},
    SummaryFields{Resource::CouponSet,         {key::quantity, key::available, key::assigned},           {key::name},               {key::code, key::id}},
    SummaryFields{Resource::Workflow,          {key::startedAt, key::updatedAt},                         {key::name},               {key::id}},
    SummaryFields{Resource::Store,             {key::currency, key::timeZone},                           {key::name},               {key::url}},
    SummaryFields{Resource::ContactField,      {key::type, key::required},                               {key::name},               {key::id}},
    SummaryFields{Resource::CustomEvent,       {key::contactStatus},                                     {key::contactId},          {}},
    SummaryFields{Resource::CustomIntegration, {key::eventsEnabled, key::createdAt},                     {key::name},               {key::id}},
    SummaryFields{Resource::CustomEventType,   {key::category, key::receiveType},                        {key::name},               {key::alias, key::id}},
};
// clang-format on

static consteval bool everyRowStandsAtItsOwnResource()
{
    for (std::size_t row = 0; row < heads.size(); ++row) {
        if (static_cast<std::size_t>(heads[row].resource) != row)
            return false;
    }
    return heads.size() == static_cast<std::size_t>(Resource::Count);
}
static_assert(everyRowStandsAtItsOwnResource());

static const SummaryFields &summaryFieldsOf(Resource resource)
{
    return heads[static_cast<std::size_t>(resource)];
}

static bool isInAnswer(const Field &field)
{
    return field.places.testFlag(catalogue::FieldLocation::Answer);
}

// Returns the heading that begins at this field, if any. Members of an object are grouped under its
// title; timestamps set by the service are last, under their own heading.
static QString headingAt(Resource resource, const Field &field)
{
    const auto row = std::ranges::find_if(headings, [&](const Heading &each) {
        return each.resource == resource && each.key == field.key;
    });
    if (row != headings.end())
        return QCoreApplication::translate("Groups", row->title);
    if (field.type == Type::Object)
        return catalogue::titleOf(field);
    return field.key == key::createdAt ? QCoreApplication::translate("Groups", "Dates") : QString();
}

std::vector<FieldGroup> groupsOf(Resource resource)
{
    std::vector<FieldGroup> groups{{.title = catalogue::titleOf(resource), .fields = {}}};
    for (const auto &field : catalogue::fieldsOf(resource)) {
        if (!isInAnswer(field))
            continue;
        if (auto title = headingAt(resource, field); !title.isEmpty())
            groups.push_back({.title = std::move(title), .fields = {}});
        const bool line = field.type != Type::Object && field.type != Type::Objects
            && !field.key.contains("[]"_L1);
        if (!line)
            continue;
        groups.back().fields.push_back(&field);
    }
    std::erase_if(groups, [](const FieldGroup &group) { return group.fields.empty(); });
    // If the first group consists only of the service's id, append it to the next group.
    if (groups.size() > 1 && groups.front().fields.size() == 1) {
        auto &second = groups[1].fields;
        second.push_back(groups.front().fields.front());
        groups.erase(groups.begin());
    }
    return groups;
}

std::vector<const Field *> listsOf(Resource resource)
{
    std::vector<const Field *> lists;
    for (const auto &field : catalogue::fieldsOf(resource)) {
        if (isInAnswer(field) && field.type == Type::Objects && !field.key.contains("[]"_L1))
            lists.push_back(&field);
    }
    return lists;
}

std::vector<const Field *> columnsOf(Resource resource, const Field &list)
{
    const auto prefix = QString(list.key) + "[]."_L1;
    std::vector<const Field *> columns;
    for (const auto &field : catalogue::fieldsOf(resource)) {
        const bool inside =
            field.key.startsWith(prefix) && !field.key.mid(prefix.size()).contains("[]"_L1);
        if (isInAnswer(field) && inside)
            columns.push_back(&field);
    }
    return columns;
}

std::vector<const Field *> figuresOf(Resource resource)
{
    std::vector<const Field *> figures;
    for (const auto name : summaryFieldsOf(resource).figures) {
        if (const auto *field =
                name.isEmpty() ? nullptr : catalogue::fieldOf(resource, QString(name)))
            figures.push_back(field);
    }
    return figures;
}

static QString joined(Resource resource, const QJsonObject &record,
                      std::span<const QLatin1StringView> members, const QString &joint)
{
    QStringList words;
    for (const auto member : members) {
        const auto *field =
            member.isEmpty() ? nullptr : catalogue::fieldOf(resource, QString(member));
        const auto text = field ? itemmodels::displayText(*field, record, {}) : QString();
        if (!text.isEmpty())
            words.append(text);
    }
    return words.join(joint);
}

QString nameOf(Resource resource, const QJsonObject &record)
{
    const auto name = joined(resource, record, summaryFieldsOf(resource).name, u" "_s);
    return name.isEmpty() ? itemmodels::shownText(itemmodels::nameIn(record)) : name;
}

QString keysOf(Resource resource, const QJsonObject &record)
{
    return joined(resource, record, summaryFieldsOf(resource).keys, u" · "_s);
}

} // namespace storedesk::ui::details
