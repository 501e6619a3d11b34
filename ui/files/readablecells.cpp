// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "readablecells.h"

#include "account/account.h"
#include "account/accountfields.h"
#include "activities/activitygroup.h"
#include "catalogue/key.h"
#include "sheet/sheet.h"
#include "ui/files/activitycolumns.h"
#include "ui/host/pagehost.h"
#include "ui/sheetview/filesearch.h"
#include "ui/sheetview/sheetgrid.h"
#include "ui/theme/theme.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>

namespace storedesk::ui::files {

using namespace Qt::StringLiterals;
using catalogue::FieldRule;
using catalogue::Type;
namespace key = catalogue::key;

static QString labelsText(const FieldRule &rule, const QString &text)
{
    // Several options are separated by a bar.
    QStringList labels;
    for (const auto &id : text.split(u'|')) {
        const auto option = std::ranges::find(rule.options, id, &catalogue::Option::id);
        const bool known = option != rule.options.end() && !option->label.isEmpty();
        labels.append(known ? option->label : id);
    }
    return labels.join(u", "_s);
}

// Plain days may be written as midnight UTC, and are never shifted to another zone.
static QString dayText(const QString &text)
{
    const auto day =
        QDate::fromString(text.first(std::min<qsizetype>(text.size(), 10)), Qt::ISODate);
    return day.isValid() ? QLocale().toString(day, QLocale::ShortFormat) : text;
}

static QString momentText(const QString &text)
{
    if (!text.contains(u'T'))
        return dayText(text);
    const auto time = QDateTime::fromString(text, Qt::ISODateWithMs);
    return time.isValid() ? QLocale().toString(time.toLocalTime(), QLocale::ShortFormat) : text;
}

static QString moneyText(const QString &text, const QString &currency)
{
    bool isNumber = false;
    const auto amount = text.toDouble(&isNumber);
    if (!isNumber)
        return text;
    const auto number = QLocale().toString(amount, 'f', 2);
    return currency.isEmpty()
        ? number
        : ReadableCells::tr("%1 %2", "amount and currency").arg(number, currency);
}

QString cellText(const FieldRule &rule, const QString &text, const QString &currency)
{
    if (text.isEmpty())
        return text;
    if (!rule.options.empty())
        return labelsText(rule, text);
    switch (rule.type) {
    case Type::Moment:
        return momentText(text);
    case Type::Day:
    case Type::Date:
        return dayText(text);
    case Type::Money:
        return moneyText(text, currency);
    case Type::Boolean:
        return text == "true"_L1 ? ReadableCells::tr("Yes")
            : text == "false"_L1 ? ReadableCells::tr("No")
                                 : text;
    default:
        return text;
    }
}

ReadableCells::ReadableCells(sheet::Sheet &sheet, sheetview::SheetGrid &grid,
                             sheetview::FileSearch &search, PageHost &host, QObject *parent)
    : QObject(parent)
    , m_sheet(sheet)
    , m_grid(grid)
    , m_search(search)
    , m_host(host)
{
    connect(&sheet, &sheet::Sheet::stateChanged, this, &ReadableCells::renew);
    connect(&host.theme(), &Theme::technicalNamesChanged, this, &ReadableCells::renew);
    // There may be no account, because files can be opened without one.
    if (!host.hasAccount())
        return;
    connect(&host.account(), &account::Account::storeChanged, this, &ReadableCells::renew);
    connect(&host.account().contactFields(), &account::AccountFields::changed, this,
            &ReadableCells::renew);
}

static bool areContacts(const QStringList &columns)
{
    return columns.contains(key::contact::email) || columns.contains(key::contact::externalId);
}

// The rules of the columns by name; empty for other files.
static QHash<QString, FieldRule> rulesOf(const QStringList &columns, PageHost &host)
{
    QHash<QString, FieldRule> rules;
    if (areActivities(columns)) {
        rules.insert(key::column::date, {.key = key::column::date, .type = Type::Moment});
        rules.insert(key::totalPrice, {.key = key::totalPrice, .type = Type::Money});
        FieldRule type{.key = key::type};
        for (const auto &[id, label] : activities::allTypes())
            type.options.push_back({.id = id, .label = label});
        rules.insert(key::type, type);
    } else if (areContacts(columns) && host.hasAccount()) {
        for (const auto place : {catalogue::FieldLocation::Csv, catalogue::FieldLocation::Answer}) {
            const auto all = host.account().contactFields().contactRules(place);
            for (const auto &rule : all.rules) {
                // A birth date is a day in files and a time in responses.
                if (rules.value(rule.key).type != Type::Day)
                    rules.insert(rule.key, rule);
            }
        }
    }
    return rules;
}

void ReadableCells::renew()
{
    const auto columns = sheet::namesOf(m_sheet.columns());
    if (m_host.theme().technicalNames())
        return setWords({});
    const auto rules = rulesOf(columns, m_host);
    if (rules.isEmpty())
        return setWords({});
    const auto currency =
        m_host.hasAccount() ? m_host.account().store().value(key::currency).toString() : QString();
    std::vector<std::optional<FieldRule>> byColumn;
    for (const auto &column : columns) {
        const auto rule = rules.constFind(column);
        byColumn.push_back(rule == rules.constEnd() ? std::nullopt : std::optional(*rule));
    }
    setWords([byColumn, currency](int column, const QString &text) {
        const auto at = static_cast<std::size_t>(column);
        return at < byColumn.size() && byColumn[at] ? cellText(*byColumn[at], text, currency)
                                                    : text;
    });
}

void ReadableCells::setWords(const sheet::SheetModel::Words &words)
{
    m_grid.setWords(words);
    m_search.setWords(words);
}

} // namespace storedesk::ui::files
