// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importcheck/columnmapping.h"

#include "catalogue/checker.h"
#include "importcheck/optionmeaning.h"
#include "records/columnmatch.h"

#include <QCoreApplication>

#include <algorithm>

namespace storedesk::importcheck {

using namespace Qt::StringLiterals;
using catalogue::FieldRule;
using catalogue::Type;

struct MatchingWords
{
    Q_DECLARE_TR_FUNCTIONS(ImportMatching)
};

static constexpr qsizetype shownSamples = 3;

ColumnMapping::ColumnMapping(ImportKind kind, catalogue::FieldSet targets, const ImportTable &table,
                             const Remembered &last)
    : m_targets(std::move(targets))
    , m_last(last)
{
    Q_UNUSED(kind)
    addColumns(table);
    if (table.opened.dialect.header)
        matchByName(table.columns);
    applyRemembered(last);
    matchByValues(table);
    setCounts(table);
}

ColumnMapping::ColumnMapping(const FixedColumns &fixed, const ImportTable &table)
    : m_isFixed(true)
    , m_targets(fixed.fields)
{
    addColumns(table);
    for (std::size_t column = 0; column < std::min(m_columns.size(), fixed.targets.size());
         ++column)
        setTarget(static_cast<int>(column), fixed.targets[column], How::Exact);
    setCounts(table);
}

void ColumnMapping::addColumns(const ImportTable &table)
{
    for (qsizetype at = 0; at < table.columns.size(); ++at) {
        ImportColumn column{.name = table.columns[at]};
        for (const auto &row : table.sample) {
            const auto text = row.value(at).trimmed();
            if (!text.isEmpty() && !column.samples.contains(text))
                column.samples.append(text);
            if (column.samples.size() == shownSamples)
                break;
        }
        m_columns.push_back(std::move(column));
    }
}

void ColumnMapping::settle(ImportColumn &column) const
{
    const auto *rule = m_targets.rule(column.target);
    column.required = rule && rule->required;
    column.choices = rule && !optionsOf(*rule).empty();
    column.options.clear();
    column.more = false;
}

const FieldRule *ColumnMapping::ruleOf(int column) const
{
    const auto &target = m_columns[static_cast<std::size_t>(column)].target;
    return target.isEmpty() ? nullptr : m_targets.rule(target);
}

int ColumnMapping::columnOf(QStringView target) const
{
    const auto found = std::ranges::find_if(
        m_columns, [target](const ImportColumn &column) { return column.target == target; });
    return found == m_columns.end() ? -1 : static_cast<int>(found - m_columns.begin());
}

void ColumnMapping::setTarget(int column, const QString &key, How how)
{
    auto &mine = m_columns[static_cast<std::size_t>(column)];
    for (auto &other : m_columns) {
        if (&other != &mine && !key.isEmpty() && other.target == key) {
            other.target.clear();
            other.how = how;
            settle(other);
        }
    }
    const bool same = mine.target == key;
    mine.target = key;
    mine.how = how;
    if (!same)
        settle(mine);
}

void ColumnMapping::matchByName(const QStringList &names)
{
    using Found = records::ColumnMatch::How;
    const auto matches = records::matchColumns(names, m_targets);
    for (std::size_t column = 0; column < matches.size(); ++column) {
        if (matches[column].how != Found::None)
            setTarget(static_cast<int>(column), matches[column].key,
                      matches[column].how == Found::Exact ? How::Exact : How::Alike);
    }
}

void ColumnMapping::applyRemembered(const Remembered &last)
{
    for (int column = 0; column < static_cast<int>(m_columns.size()); ++column) {
        const auto &mine = m_columns[static_cast<std::size_t>(column)];
        const auto target = last.targets.constFind(mine.name);
        if (target == last.targets.cend() || *target == mine.target)
            continue;
        if (target->isEmpty() || m_targets.rule(*target))
            setTarget(column, *target, How::LastTime);
    }
}

// Matches columns without a known heading by their values, such as email addresses.
void ColumnMapping::matchByValues(const ImportTable &table)
{
    for (const auto &rule : m_targets.rules) {
        if (!rule.required || columnOf(rule.key) >= 0)
            continue;
        const bool email = rule.type == Type::Email;
        if (!email && m_columns.size() > 1)
            continue;
        const catalogue::Checker checker({.rules = {rule}});
        for (std::size_t column = 0; column < m_columns.size(); ++column) {
            auto &mine = m_columns[column];
            const auto good = std::ranges::count_if(table.sample, [&](const QStringList &row) {
                const auto cell = row.value(static_cast<qsizetype>(column)).trimmed().toStdString();
                return !cell.empty() && checker.check(0, cell) == catalogue::Reason::None;
            });
            if (mine.how != How::None || good == 0 || good * 10 < table.sample.size() * 6)
                continue;
            setTarget(static_cast<int>(column), rule.key, How::Alike);
            break;
        }
    }
}

void ColumnMapping::applyChoices(const ColumnMapping &before)
{
    if (before.m_columns.size() != m_columns.size())
        return;
    for (std::size_t column = 0; column < m_columns.size(); ++column) {
        const auto &old = before.m_columns[column];
        const bool possible = old.target.isEmpty() || m_targets.rule(old.target);
        if (old.name == m_columns[column].name && possible
            && (old.how == How::ByHand || old.how == How::LastTime))
            setTarget(static_cast<int>(column), old.target, old.how);
    }
    for (std::size_t column = 0; column < m_columns.size(); ++column) {
        auto &mine = m_columns[column];
        const auto &old = before.m_columns[column];
        mine.fill = old.fill;
        if (mine.target != old.target || !mine.choices || old.options.empty())
            continue;
        std::vector<TextCount> texts;
        for (const auto &option : old.options)
            texts.push_back({.text = option.text, .rows = option.rows});
        setTexts(static_cast<int>(column), texts);
        mine.more = old.more;
        for (const auto &option : old.options) {
            if (option.how == How::ByHand)
                setOption(static_cast<int>(column), option.text, option.option);
        }
    }
}

void ColumnMapping::setCounts(const ImportTable &table)
{
    if (!table.isCounted())
        return;
    for (std::size_t column = 0; column < m_columns.size(); ++column)
        m_columns[column].fill = table.rows() > 0
            ? static_cast<double>(table.filled[column]) / static_cast<double>(table.rows())
            : 0;
}

std::vector<int> ColumnMapping::uncounted() const
{
    std::vector<int> columns;
    for (std::size_t column = 0; column < m_columns.size(); ++column) {
        const auto &mine = m_columns[column];
        if (mine.choices && mine.options.empty() && !mine.more && mine.fill != 0)
            columns.push_back(static_cast<int>(column));
    }
    return columns;
}

void ColumnMapping::setTexts(int column, const std::vector<TextCount> &texts)
{
    auto &mine = m_columns[static_cast<std::size_t>(column)];
    const auto *rule = ruleOf(column);
    if (!rule || !mine.choices)
        return;
    mine.options.clear();
    const auto options = optionsOf(*rule);
    const auto last = m_last.options.value(mine.name);
    mine.more = static_cast<qsizetype>(texts.size()) > mostTexts;
    for (const auto &text : texts) {
        if (static_cast<qsizetype>(mine.options.size()) == mostTexts)
            break;
        OptionChoice choice{.text = text.text, .rows = text.rows};
        choice.option = optionFor(text.text, options);
        choice.how = choice.option.isEmpty() ? How::None
            : choice.option == text.text     ? How::Exact
                                             : How::Alike;
        const auto before = last.constFind(text.text);
        const bool there = before != last.cend()
            && (before->isEmpty()
                || std::ranges::find(options, *before, &catalogue::Option::id) != options.end());
        if (there && *before != choice.option) {
            choice.option = *before;
            choice.how = How::LastTime;
        }
        mine.options.push_back(std::move(choice));
    }
}

void ColumnMapping::setOption(int column, const QString &text, const QString &option, How how)
{
    auto &mine = m_columns[static_cast<std::size_t>(column)];
    auto choice = std::ranges::find(mine.options, text, &OptionChoice::text);
    if (choice == mine.options.end())
        return;
    choice->option = option;
    choice->how = how;
}

std::vector<RequiredColumn> ColumnMapping::needs() const
{
    std::vector<RequiredColumn> needs;
    if (m_isFixed)
        return needs;
    for (const auto &rule : m_targets.rules) {
        if (!rule.required)
            continue;
        const auto *other = rule.unlessKey.isEmpty() ? nullptr : m_targets.rule(rule.unlessKey);
        const bool met = columnOf(rule.key) >= 0 || records::hasConstant(m_constants, rule.key)
            || (other != nullptr && columnOf(other->key) >= 0);
        needs.push_back({.title = other
                             ? MatchingWords::tr("%1 or %2").arg(rule.title, other->title)
                             : rule.title,
                         .met = met});
    }
    return needs;
}

std::vector<OpenDecision> ColumnMapping::undecided() const
{
    std::vector<OpenDecision> texts;
    for (std::size_t column = 0; column < m_columns.size(); ++column) {
        for (const auto &option : m_columns[column].options) {
            if (option.how == How::None)
                texts.push_back(
                    {.column = static_cast<int>(column), .text = option.text, .rows = option.rows});
        }
    }
    return texts;
}

QString ColumnMapping::missing() const
{
    for (const auto &need : needs()) {
        if (!need.met)
            return MatchingWords::tr("Choose the column for: %1.").arg(need.title);
    }
    return {};
}

Remembered ColumnMapping::toRemember() const
{
    Remembered remembered;
    for (const auto &column : m_columns) {
        remembered.targets.insert(column.name, column.target);
        for (const auto &option : column.options) {
            if (option.how == How::ByHand || option.how == How::LastTime)
                remembered.options[column.name].insert(option.text, option.option);
        }
    }
    return remembered;
}

} // namespace storedesk::importcheck
