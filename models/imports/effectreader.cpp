// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/effectreader.h"

#include "csv/rowreader.h"
#include "importcheck/existingcontacts.h"

#include <algorithm>

namespace storedesk::imports {

using importcheck::Policy;
using importcheck::Prediction;
using importcheck::RowEffect;

// More rows for the same record are not followed, because reading them would take too long.
static constexpr std::size_t longestChain = 200;

EffectReader::EffectReader(std::shared_ptr<const EffectSource> source)
    : m_source(std::move(source))
    , m_rows(std::make_unique<csv::RowReader>(m_source->table.file, m_source->table.index,
                                              m_source->table.dialect))
{
    const auto *known = m_source->prediction.known.get();
    if (!known)
        return;
    m_known = std::make_unique<csv::RowReader>(known->source.file, known->source.index,
                                               known->source.dialect);
    for (const auto &target : m_source->conversion.targets())
        m_columns.push_back(static_cast<int>(
            known->headings.indexOf(m_source->conversion.ruleOf(target).key.toUtf8())));
}

EffectReader::~EffectReader() = default;

EffectReader::Texts EffectReader::sent(quint32 number)
{
    const auto cells = m_rows->row(number);
    Texts texts;
    for (const auto &target : m_source->conversion.targets()) {
        const auto raw = importcheck::rawCell(target, cells);
        texts.push_back(
            m_source->conversion.cell(target, number, raw, m_scratch).text.toByteArray());
    }
    return texts;
}

EffectReader::Values EffectReader::stored(quint32 number)
{
    const auto cells = m_known->row(number);
    Values values;
    for (const int column : m_columns)
        values.push_back(column < 0 ? std::nullopt : std::optional(cells.value(column)));
    return values;
}

// Changes the values of a record as the service does.
void EffectReader::apply(const Texts &sent, bool isNew, Values &values) const
{
    for (std::size_t target = 0; target < values.size(); ++target) {
        auto &value = values[target];
        const bool isKept = m_source->policy == Policy::FillEmpty
            && ((value && !value->isEmpty()) || sent[target].isEmpty());
        if (isNew || (m_source->policy != Policy::LeaveExisting && !isKept))
            value = sent[target];
    }
}

EffectRow EffectReader::row(quint32 number)
{
    const auto &prediction = m_source->prediction;
    EffectRow row{.line = m_rows->line(number),
                  .effect = prediction.effects[number],
                  .erases = std::ranges::binary_search(prediction.erasing, number)};
    // Earlier rows for the same record change it first.
    std::vector<quint32> chain{number};
    while (prediction.previousRows[chain.back()] != Prediction::noRow
           && chain.size() < longestChain)
        chain.push_back(prediction.previousRows[chain.back()]);
    std::ranges::reverse(chain);
    const auto known = prediction.knownRows[number];
    const bool isNew = known == Prediction::noRow;
    Values values(m_source->conversion.targets().size());
    if (!isNew)
        values = stored(known);
    for (const auto earlier : std::span(chain).first(chain.size() - 1))
        apply(sent(earlier), isNew, values);
    const auto before = values;
    const auto texts = sent(number);
    const bool isPredicted =
        row.effect != RowEffect::Rejected && (row.effect != RowEffect::NotKnown || !isNew);
    if (isPredicted)
        apply(texts, isNew, values);
    for (std::size_t target = 0; target < texts.size(); ++target) {
        const auto &rule = m_source->conversion.ruleOf(m_source->conversion.targets()[target]);
        EffectCell cell{.before = before[target], .after = texts[target]};
        if (isPredicted)
            cell.after = values[target].value_or(texts[target]);
        using importcheck::ExistingContacts;
        cell.changes = cell.before
            && ExistingContacts::markOf(*cell.before, rule)
                != ExistingContacts::markOf(cell.after, rule);
        row.cells.push_back(std::move(cell));
    }
    return row;
}

} // namespace storedesk::imports
