// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importcheck/conversion.h"

#include "values/numbertext.h"

#include <algorithm>
#include <cstring>

namespace storedesk::importcheck {

static constexpr std::size_t fewOptions = 12;

static QByteArrayView viewOf(const std::string &text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

Conversion::Conversion(const ImportTable &table, const ColumnMapping &matching,
                       const ImportSettings &settings, std::shared_ptr<const Edits> edits,
                       CellFaults::Phones phones)
    : m_kind(settings.kind)
    , m_edits(std::move(edits))
    , m_faults(matching.targets(), settings,
               m_edits->concerns(FaultKind::ImpossiblePhone) ? CellFaults::Phones::Closely : phones)
{
    const auto &rules = m_faults.rules();
    const auto keys = settings.fixed ? QStringList() : keysOf(m_kind);
    for (std::size_t number = 0; number < matching.columns().size(); ++number) {
        const auto &column = matching.columns()[number];
        const auto rule = std::ranges::find(rules, column.target, &catalogue::FieldRule::key);
        if (column.target.isEmpty() || rule == rules.end()
            || records::hasConstant(settings.constants, column.target))
            continue;
        const int at = static_cast<int>(number);
        ColumnTarget target{.column = at,
                            .rule = static_cast<std::size_t>(rule - rules.begin()),
                            .context = {.rule = &*rule,
                                        .format = table.source.formatOf(at),
                                        .phonePrefix = settings.phonePrefix}};
        target.derived = table.derivedCell(at);
        target.list = rule->type == catalogue::Type::Choices;
        target.ofStore = isProductPage(rule->key);
        target.keyRank = static_cast<int>(keys.indexOf(rule->key));
        for (const auto &option : column.options) {
            if (option.how != How::None)
                target.options.emplace(option.text.toStdString(), option.option.toStdString());
        }
        if (target.options.size() <= fewOptions) {
            for (const auto &[text, id] : target.options)
                target.fewOptions.emplace_back(QByteArray::fromStdString(text),
                                               QByteArray::fromStdString(id));
        }
        target.rules = m_edits->rulesOf(at);
        m_targets.push_back(std::move(target));
    }
    addConstants(settings, static_cast<int>(matching.columns().size()));
    const auto isKey = [](const ColumnTarget &target) {
        return target.keyRank >= 0;
    };
    const bool alone = std::ranges::count_if(m_targets, isKey) == 1;
    for (auto &target : m_targets)
        target.context.onlyKey = settings.fixed ? ruleOf(target).key == settings.fixed->recordKey
                                                : alone && isKey(target);
}

void Conversion::addConstants(const ImportSettings &settings, int firstColumn)
{
    const auto &rules = m_faults.rules();
    for (const auto &constant : settings.constants) {
        const auto rule = std::ranges::find(rules, constant.key, &catalogue::FieldRule::key);
        if (rule != rules.end())
            m_targets.push_back({.column = firstColumn++,
                                 .rule = static_cast<std::size_t>(rule - rules.begin()),
                                 .context = {.rule = &*rule},
                                 .constant = constant.text.toUtf8()});
    }
}

const ColumnTarget *Conversion::targetOf(int column) const
{
    const auto found = std::ranges::find(m_targets, column, &ColumnTarget::column);
    return found == m_targets.end() ? nullptr : &*found;
}

const catalogue::FieldRule &Conversion::ruleOf(const ColumnTarget &target) const
{
    return m_faults.rules()[target.rule];
}

// Returns null if no option was chosen for this text.
const QByteArrayView *Conversion::optionOf(const ColumnTarget &target, QByteArrayView text,
                                           QByteArrayView &room)
{
    if (!target.fewOptions.empty()) {
        const auto found = std::ranges::find_if(target.fewOptions, [text](const auto &option) {
            return option.first.size() == text.size()
                && std::memcmp(option.first.constData(), text.data(),
                               static_cast<std::size_t>(text.size()))
                == 0;
        });
        if (found == target.fewOptions.end())
            return nullptr;
        room = found->second;
        return &room;
    }
    const auto found = target.options.find(std::string(text.begin(), text.end()));
    if (found == target.options.end())
        return nullptr;
    room = viewOf(found->second);
    return &room;
}

QByteArrayView Conversion::converted(const ColumnTarget &target, QByteArrayView text,
                                     Scratch &scratch) const
{
    if (target.options.empty() || text.isEmpty())
        return text;
    QByteArrayView room;
    if (!target.list) {
        const auto *option = optionOf(target, text, room);
        if (!option)
            option = optionOf(target, values::trimmedText(text), room);
        return option ? *option : text;
    }
    scratch.option.clear();
    for (const auto &element : elementsOf(values::trimmedText(text))) {
        const auto *option = optionOf(target, element, room);
        const auto id = option ? *option : element;
        if (id.isEmpty())
            // The user chose to leave this text out.
            continue;
        if (!scratch.option.isEmpty())
            scratch.option.append('|');
        scratch.option.append(id.data(), id.size());
    }
    return scratch.option;
}

Conversion::Cell Conversion::cell(const ColumnTarget &target, qint64 row, QByteArrayView raw,
                                  Scratch &scratch) const
{
    // The constant was checked when it was entered.
    if (target.constant)
        return {.text = *target.constant};
    int since = 0;
    if (m_edits->hasCells()) {
        if (const auto *typed = m_edits->cell(row, target.column)) {
            raw = typed->text;
            since = typed->step;
        }
    }
    for (const auto &rule : target.rules) {
        if (rule.step <= since)
            continue;
        if (auto better = repairedCell(target, rule.repair, raw, scratch)) {
            scratch.text = std::move(*better);
            raw = scratch.text;
        }
    }
    const auto text = converted(target, raw, scratch);
    return {.text = text, .fault = m_faults.faultOf(target, text)};
}

std::optional<QByteArray> Conversion::repairedCell(const ColumnTarget &target, const Repair &repair,
                                                   QByteArrayView text, Scratch &scratch) const
{
    if (repair.kind == FaultKind::None) {
        auto better = repaired(repair, text, target.context);
        return better && QByteArrayView(*better) != text ? better : std::nullopt;
    }
    if (m_faults.faultOf(target, converted(target, text, scratch)) != repair.kind)
        return std::nullopt;
    auto better = repaired(repair, text, target.context);
    const bool helped =
        better && m_faults.faultOf(target, converted(target, *better, scratch)) != repair.kind;
    return helped ? better : std::nullopt;
}

} // namespace storedesk::importcheck
