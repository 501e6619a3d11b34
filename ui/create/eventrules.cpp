// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/create/eventrules.h"

#include "catalogue/key.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QSet>

namespace storedesk::ui {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

static QString translated(const char *text)
{
    return QCoreApplication::translate("EventRules", text);
}

// Who sends by API or webhook has to say whose event it is.
static bool needsKey(const QJsonObject &type)
{
    const auto way = type[key::receiveType].toString();
    return type[key::category].toString() == "receive"_L1
        && (way == "api"_L1 || way == "webhook"_L1);
}

static EventRule keyRule(const QJsonObject &type)
{
    const auto fields = type[key::fields].toArray();
    int found = -1;
    for (int row = 0; row < fields.size(); ++row) {
        if (!fields[row][key::isPrimaryKey].toBool())
            continue;
        if (found >= 0)
            return {.words =
                        translated(QT_TRANSLATE_NOOP("EventRules", "only one field is the key")),
                    .good = false,
                    .row = row};
        found = row;
        if (fields[row][key::type].toString() != "email"_L1)
            return {.words =
                        translated(QT_TRANSLATE_NOOP("EventRules", "the key is an e-mail field")),
                    .good = false,
                    .row = row};
        if (fields[row][key::required] == QJsonValue(false))
            return {.words = translated(QT_TRANSLATE_NOOP("EventRules", "the key is required")),
                    .good = false,
                    .row = row};
    }
    if (found < 0 && needsKey(type))
        return {.words = translated(QT_TRANSLATE_NOOP("EventRules", "one e-mail field is the key")),
                .good = false,
                .missing = true};
    return {.words = found < 0
                ? translated(QT_TRANSLATE_NOOP("EventRules", "no key is needed"))
                : translated(QT_TRANSLATE_NOOP("EventRules", "one required e-mail key"))};
}

static EventRule idRule(const QJsonArray &fields)
{
    QSet<QString> seen;
    for (int row = 0; row < fields.size(); ++row) {
        const auto id = fields[row][key::id].toString();
        if (id.isEmpty())
            return {.words = translated(QT_TRANSLATE_NOOP("EventRules", "every field has an id")),
                    .good = false,
                    .row = row,
                    .missing = true};
        if (seen.contains(id))
            return {
                .words =
                    translated(QT_TRANSLATE_NOOP("EventRules", "the id %1 is there twice")).arg(id),
                .good = false,
                .row = row};
        seen.insert(id);
    }
    return {.words = translated(QT_TRANSLATE_NOOP("EventRules", "ids differ"))};
}

static EventRule optionRule(const QJsonArray &fields)
{
    bool any = false;
    for (int row = 0; row < fields.size(); ++row) {
        const auto type = fields[row][key::type].toString();
        if (type != "radio"_L1 && type != "checkbox"_L1)
            continue;
        any = true;
        if (fields[row][key::options].toArray().isEmpty())
            return {.words = translated(QT_TRANSLATE_NOOP("EventRules", "%1 needs options"))
                                 .arg(fields[row][key::name].toString()),
                    .good = false,
                    .row = row,
                    .missing = true};
    }
    return {.words =
                any ? translated(QT_TRANSLATE_NOOP("EventRules", "options given")) : QString()};
}

static EventRule phoneRule(const QJsonArray &fields)
{
    for (int row = 0; row < fields.size(); ++row) {
        if (fields[row][key::type].toString() == "phone"_L1
            && fields[row][key::defaultCountryCode].toString().isEmpty())
            return {.words = translated(QT_TRANSLATE_NOOP("EventRules", "%1 needs a phone prefix"))
                                 .arg(fields[row][key::name].toString()),
                    .good = false,
                    .row = row,
                    .missing = true};
    }
    return {};
}

QList<EventRule> eventRules(const QJsonObject &eventType)
{
    const auto fields = eventType[key::fields].toArray();
    if (fields.isEmpty())
        return {{.words = translated(QT_TRANSLATE_NOOP("EventRules", "there is a field")),
                 .good = false,
                 .missing = true}};
    QList<EventRule> rules{keyRule(eventType), idRule(fields), optionRule(fields),
                           phoneRule(fields)};
    rules.removeIf([](const EventRule &rule) { return rule.words.isEmpty(); });
    return rules;
}

} // namespace storedesk::ui
