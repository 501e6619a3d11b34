// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "comparedkeys.h"

#include "csv/tablesaver.h"
#include "statistics/valuecounter.h"

#include <QSet>
#include <QString>

#include <algorithm>

namespace storedesk::query {

static QByteArray spelled(QByteArrayView cell, Spelling spelling)
{
    if (spelling == Spelling::Exact)
        return cell.toByteArray();
    const auto text = QString::fromUtf8(cell).normalized(QString::NormalizationForm_C);
    return text.trimmed().toCaseFolded().toUtf8();
}

// Returns the keys with length prefixes.
static base::Result<std::vector<QByteArray>> keysOf(const ComparedTable &table,
                                                    const std::vector<quint32> &rows,
                                                    Spelling spelling, base::Progress &progress)
{
    std::vector<QByteArray> keys(rows.size());
    const auto read = csv::visitRows(
        table.source, rows, progress, [&](std::size_t place, const csv::RowScanner &row) {
            QByteArray scratch;
            for (const int column : table.keys) {
                const auto cell = spelled(row.text(column, scratch), spelling);
                keys[place] += QByteArray::number(cell.size()) + ' ';
                keys[place] += cell;
            }
        });
    if (!read)
        return tl::unexpected(read.error());
    return keys;
}

base::Result<bool> sameKeys(std::vector<PairedRows> pairs, const ComparedTable &before,
                            const ComparedTable &after, Spelling spelling, base::Progress &progress)
{
    static constexpr std::size_t atOnce = 1'000'000;
    std::ranges::sort(pairs, {}, &PairedRows::after);
    const auto whole = progress.share();
    const auto total = static_cast<double>(std::max<std::size_t>(pairs.size(), 1));
    for (std::size_t begin = 0; begin < pairs.size() && !progress.cancelled(); begin += atOnce) {
        const auto done = static_cast<double>(begin) / total;
        const auto next = std::min(1.0, static_cast<double>(begin + atOnce) / total);
        std::vector<quint32> old;
        std::vector<quint32> now;
        for (auto at = begin; at < std::min(pairs.size(), begin + atOnce); ++at) {
            old.push_back(pairs[at].before);
            now.push_back(pairs[at].after);
        }
        progress.enter(whole.part(done, (done + next) / 2));
        const auto oldKeys = keysOf(before, old, spelling, progress);
        progress.enter(whole.part((done + next) / 2, next));
        const auto newKeys = keysOf(after, now, spelling, progress);
        if (!oldKeys || !newKeys)
            return tl::unexpected(oldKeys ? newKeys.error() : oldKeys.error());
        if (*oldKeys != *newKeys && !progress.cancelled())
            return false;
    }
    return true;
}

namespace {

// A row without a match.
struct LoneRow
{
    quint64 key = 0;
    quint32 row = 0;
    // Whether the row belongs to the first table.
    bool before = false;
    // Whether the row was set aside because its key occurs in several rows.
    bool aside = false;
};

class Respelling final
{
public:
    Respelling(Comparison &comparison, Hashing hashing, base::Progress &progress)
        : m_comparison(comparison)
        , m_hashing(hashing)
        , m_progress(progress)
    { }

    [[nodiscard]] base::Result<void> add(const ComparedTable &table,
                                         const std::vector<quint32> &rows, bool before, bool aside)
    {
        const auto first = m_rows.size();
        m_rows.resize(first + rows.size());
        return csv::visitRows(
            table.source, rows, m_progress, [&](std::size_t place, const csv::RowScanner &row) {
                QByteArray scratch;
                quint64 key = 0;
                for (const int column : table.keys) {
                    const auto cell = spelled(row.text(column, scratch), Spelling::Loose);
                    const quint64 both[] = {key, m_hashing.hash(cell, m_hashing.seed)};
                    key = statistics::hashOf(
                        QByteArrayView(reinterpret_cast<const char *>(both), sizeof both));
                }
                m_rows[first + place] = {key, rows[place], before, aside};
            });
    }

    std::vector<PairedRows> run()
    {
        std::ranges::sort(m_rows, {}, &LoneRow::key);
        for (auto begin = m_rows.begin(); begin != m_rows.end();) {
            const auto end =
                std::ranges::upper_bound(begin, m_rows.end(), begin->key, {}, &LoneRow::key);
            pair({begin, end});
            begin = end;
        }
        for (auto *rows : {&m_comparison.gone, &m_comparison.added}) {
            const auto &moved = rows == &m_comparison.gone ? m_movedBefore : m_movedAfter;
            std::erase_if(*rows, [&moved](quint32 row) { return moved.contains(row); });
        }
        for (auto *rows : {&m_comparison.repeatedBefore, &m_comparison.repeatedAfter})
            std::ranges::sort(*rows);
        m_comparison.changed.insert(m_comparison.changed.end(), m_pairs.begin(), m_pairs.end());
        std::ranges::sort(m_comparison.changed, {}, &PairedRows::after);
        m_comparison.respelled = static_cast<qint64>(m_pairs.size());
        return std::move(m_pairs);
    }

private:
    // Pairs the rows with the same key.
    void pair(std::span<const LoneRow> rows)
    {
        const auto before = std::ranges::count(rows, true, &LoneRow::before);
        if (before == 0 || before == std::ssize(rows))
            return;
        const bool clear = rows.size() == 2 && !rows[0].aside && !rows[1].aside;
        if (clear)
            m_pairs.push_back({rows[rows[0].before ? 0 : 1].row, rows[rows[0].before ? 1 : 0].row});
        for (const auto &one : rows) {
            if (one.aside)
                continue;
            (one.before ? m_movedBefore : m_movedAfter).insert(one.row);
            if (!clear)
                (one.before ? m_comparison.repeatedBefore : m_comparison.repeatedAfter)
                    .push_back(one.row);
        }
    }

    Comparison &m_comparison;
    Hashing m_hashing;
    base::Progress &m_progress;
    std::vector<LoneRow> m_rows;
    std::vector<PairedRows> m_pairs;
    QSet<quint32> m_movedBefore;
    QSet<quint32> m_movedAfter;
};

} // namespace

base::Result<std::vector<PairedRows>> pairRespelled(const ComparedTable &before,
                                                    const ComparedTable &after, Hashing hashing,
                                                    Comparison &comparison,
                                                    base::Progress &progress)
{
    const bool possible = (!comparison.gone.empty()
                           && !(comparison.added.empty() && comparison.repeatedAfter.empty()))
        || (!comparison.added.empty() && !comparison.repeatedBefore.empty());
    if (!possible)
        return std::vector<PairedRows>();
    Respelling respelling(comparison, hashing, progress);
    struct Part
    {
        const ComparedTable &table;
        const std::vector<quint32> &rows;
        bool before;
        bool aside;
    };
    const auto whole = progress.share();
    double done = 0;
    for (const auto &part :
         {Part{before, comparison.gone, true, false}, Part{after, comparison.added, false, false},
          Part{before, comparison.repeatedBefore, true, true},
          Part{after, comparison.repeatedAfter, false, true}}) {
        progress.enter(whole.part(done, done + 0.25));
        done += 0.25;
        if (auto read = respelling.add(part.table, part.rows, part.before, part.aside); !read)
            return tl::unexpected(read.error());
    }
    if (progress.cancelled())
        // The pairs are incomplete after a cancellation.
        return std::vector<PairedRows>();
    return respelling.run();
}

} // namespace storedesk::query
