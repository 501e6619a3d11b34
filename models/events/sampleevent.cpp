// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "events/sampleevent.h"

#include "catalogue/fieldset.h"
#include "events/fieldnames.h"

#include <QJsonDocument>

#include <array>

namespace storedesk::events {

using catalogue::FieldRule;
using catalogue::Type;
using namespace Qt::StringLiterals;

static QString sampleText(const FieldRule &rule, int variation)
{
    static constexpr std::array<QStringView, 3> names{u"Ana", u"Lucía", u"Marc"};
    static constexpr std::array cities{"Madrid"_L1, "Barcelona"_L1, "Bilbao"_L1};
    const auto words = wordsOf(rule.key) + wordsOf(rule.title);
    const auto at = static_cast<std::size_t>(variation);
    const auto number = QString::number(1001 + variation);
    if (words.contains(u"url"_s) || words.contains(u"link"_s))
        return u"https://example.com/"_s + number;
    if (words.contains(u"city"_s) || words.contains(u"ciudad"_s))
        return cities[at % cities.size()];
    if (words.contains(u"name"_s) || words.contains(u"nombre"_s))
        return names[at % names.size()].toString();
    if (words.contains(u"id"_s) || words.contains(u"ref"_s) || words.contains(u"code"_s))
        return u"REF-"_s + number;
    return u"%1 %2"_s.arg(rule.title.isEmpty() ? rule.key : rule.title, number);
}

static QJsonValue sampleChoices(const FieldRule &rule, int variation)
{
    QJsonArray chosen;
    for (std::size_t at = 0; at < rule.options.size(); ++at) {
        if (at % 2 == static_cast<std::size_t>(variation % 2) || rule.options.size() == 1)
            chosen.append(rule.options[at].id);
    }
    return chosen;
}

static QJsonValue sampleChoice(const FieldRule &rule, int variation)
{
    if (rule.options.empty())
        return {};
    return rule.options[static_cast<std::size_t>(variation) % rule.options.size()].id;
}

static QJsonValue sampleValue(const FieldRule &rule, const SampleOptions &wish)
{
    const int variation = wish.variation;
    switch (rule.type) {
    case Type::Email:
        return rule.primaryKey && !wish.email.isEmpty() ? wish.email
                                                        : u"ana%1@example.com"_s.arg(1 + variation);
    case Type::Phone:
        return u"+%1%2"_s.arg(rule.countryCode.isEmpty() ? u"34"_s : rule.countryCode,
                              QString::number(600123100 + variation));
    case Type::Integer:
        return 3 + variation;
    case Type::Decimal:
        return 24.5 + variation;
    case Type::Date:
        return wish.today.addDays(-variation).toString(Qt::ISODate);
    case Type::Boolean:
        return variation % 2 == 0;
    case Type::Choice:
        return sampleChoice(rule, variation);
    case Type::Choices:
        return sampleChoices(rule, variation);
    default:
        return sampleText(rule, variation);
    }
}

QJsonObject sampleEvent(const QJsonObject &eventType, const SampleOptions &wish)
{
    QJsonObject event;
    for (const auto &rule : catalogue::FieldSet::ofEvent(eventType).rules)
        event[rule.key] = sampleValue(rule, wish);
    return event;
}

qint64 sizeOf(const QJsonObject &event)
{
    return QJsonDocument(event).toJson(QJsonDocument::Compact).size();
}

} // namespace storedesk::events
