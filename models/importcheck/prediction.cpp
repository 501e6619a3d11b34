// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importcheck/prediction.h"

#include "csv/rowindexer.h"
#include "importcheck/existingcontacts.h"

#include <QCoreApplication>

#include <limits>

namespace storedesk::importcheck {

using namespace Qt::StringLiterals;

namespace {

// Processes the rows in order, because a record created by one row exists for the next.
class Forecast final
{
public:
    Forecast(const Conversion &conversion, ExistingContacts known, Policy policy)
        : m_conversion(conversion)
        , m_known(std::move(known))
        , m_keys(keysOf(conversion.kind()))
        , m_policy(policy)
        , m_before(m_known.size())
        , m_lastRows(m_before, Prediction::noRow)
        , m_marks(conversion.targets().size())
    {
        for (const auto &target : conversion.targets())
            m_erasable.push_back(
                target.keyRank < 0
                && !m_known.absentFields().contains(conversion.ruleOf(target).key.toUtf8()));
    }

    [[nodiscard]] RowEffect add(quint32 row, const csv::RowScanner &cells, Prediction &prediction)
    {
        readCells(row, cells);
        const auto found = m_known.find(m_externalId, m_email);
        auto record = found.byExternalId;
        const bool clash =
            found.byExternalId && found.byEmail && *found.byExternalId != *found.byEmail;
        const bool otherId = !found.byExternalId && found.byEmail && !m_externalId.isEmpty()
            && m_known.hasExternalId(*found.byEmail);
        if (clash || otherId)
            return RowEffect::Rejected;
        if (!record)
            record = found.byEmail;
        if (!record && !m_externalId.isEmpty() && !m_known.hasExternalIds()) {
            countUnknownBlanks(prediction);
            return RowEffect::NotKnown;
        }
        if (!record) {
            const auto made = m_known.add(m_externalId, m_email);
            m_lastRows.resize(m_known.size(), Prediction::noRow);
            m_lastRows[made] = row;
            for (std::size_t target = 0; target < m_marks.size(); ++target)
                m_known.setCell(made, target, m_marks[target]);
            return RowEffect::Create;
        }
        if (*record < m_before)
            prediction.knownRows[row] = m_known.rowOf(*record);
        prediction.previousRows[row] = std::exchange(m_lastRows[*record], row);
        const auto effect = change(row, *record, prediction);
        if (m_policy == Policy::Overwrite)
            m_known.name(*record, m_externalId, m_email);
        return effect;
    }

private:
    void readCells(quint32 row, const csv::RowScanner &cells)
    {
        m_externalId.clear();
        m_email.clear();
        for (std::size_t target = 0; target < m_marks.size(); ++target) {
            const auto &goal = m_conversion.targets()[target];
            const auto &rule = m_conversion.ruleOf(goal);
            const auto text =
                m_conversion.cell(goal, row, rawCell(goal, cells, m_raw), m_scratch).text;
            m_marks[target] = ExistingContacts::markOf(text, rule);
            if (rule.key == m_keys.constLast())
                m_email = text.toByteArray();
            else if (rule.key == m_keys.constFirst())
                m_externalId = text.toByteArray();
        }
    }

    void countUnknownBlanks(Prediction &prediction) const
    {
        for (std::size_t target = 0; target < m_marks.size(); ++target) {
            if (m_erasable[target] && m_marks[target] == ExistingContacts::blank)
                ++prediction.unknownBlanks;
        }
    }

    // Records created by the import itself are always updated, because the last row takes
    // precedence.
    [[nodiscard]] RowEffect change(quint32 row, quint32 record, Prediction &prediction)
    {
        const bool own = record >= m_before;
        if (m_policy == Policy::LeaveExisting && !own)
            return RowEffect::Unchanged;
        qint64 changed = 0;
        qint64 unclear = 0;
        qint64 blanked = 0;
        for (std::size_t target = 0; target < m_marks.size(); ++target) {
            const auto before = m_known.cell(record, target);
            const auto after = m_marks[target];
            if (before == ExistingContacts::absent) {
                unclear += after == ExistingContacts::blank ? 0 : 1;
                continue;
            }
            const bool kept = m_policy == Policy::FillEmpty && !own
                && (before != ExistingContacts::blank || after == ExistingContacts::blank);
            if (kept || before == after)
                continue;
            ++changed;
            ++prediction.changes[target];
            if (after == ExistingContacts::blank) {
                ++blanked;
                ++prediction.erased[target];
            }
            m_known.setCell(record, target, after);
        }
        prediction.blanked += blanked;
        prediction.blankedRows += blanked > 0 ? 1 : 0;
        if (blanked > 0)
            prediction.erasing.push_back(row);
        if (changed > 0)
            return RowEffect::Update;
        return unclear > 0 ? RowEffect::NotKnown : RowEffect::Unchanged;
    }

    const Conversion &m_conversion;
    ExistingContacts m_known;
    // Products have only one key, which takes the place of the email.
    const QStringList m_keys;
    const Policy m_policy;
    // The number of records that existed before the import.
    const quint32 m_before;
    // The last row in the file for each record.
    std::vector<quint32> m_lastRows;
    // The marks for the current row.
    std::vector<quint32> m_marks;
    // Whether a blank cell can erase a value that the table contains, indexed by target.
    std::vector<bool> m_erasable;
    QByteArray m_externalId;
    QByteArray m_email;
    QByteArray m_raw;
    Conversion::Scratch m_scratch;
};

} // namespace

std::vector<quint32> Prediction::rowsOf(RowEffect effect) const
{
    std::vector<quint32> rows;
    for (std::size_t row = 0; row < effects.size(); ++row) {
        if (effects[row] == effect)
            rows.push_back(static_cast<quint32>(row));
    }
    return rows;
}

QLatin1StringView nameOf(RowEffect effect)
{
    static constexpr std::array names{"not-sent"_L1,  "create"_L1,   "update"_L1,
                                      "unchanged"_L1, "rejected"_L1, "unknown"_L1};
    static_assert(names.size() == static_cast<std::size_t>(RowEffect::Count));
    return names.at(static_cast<std::size_t>(effect));
}

static base::Result<std::shared_ptr<const KnownTable>> knownTable(const ExistingContacts &known,
                                                                  base::Progress &progress)
{
    const auto &table = known.table();
    const auto index = std::make_shared<csv::RowIndex>(table.begin);
    const auto built = csv::RowIndexer(table.file, table.dialect.dialect).build(*index, progress);
    if (!built)
        return tl::unexpected(built.error());
    return std::make_shared<const KnownTable>(
        KnownTable{.source = {.file = table.file, .index = index, .dialect = table.dialect.dialect},
                   .headings = known.headings()});
}

base::Result<Prediction> predict(const ImportTable &table, const Conversion &conversion,
                                 const CheckResult &result, const ImportSettings &settings,
                                 const QString &knownPath, const QString &temporaryFolder,
                                 base::Progress &progress)
{
    Prediction prediction;
    const auto all = static_cast<std::size_t>(table.source.rows());
    prediction.effects.assign(all, RowEffect::NotSent);
    prediction.knownRows.assign(all, Prediction::noRow);
    prediction.previousRows.assign(all, Prediction::noRow);
    prediction.changes.assign(conversion.targets().size(), 0);
    prediction.erased.assign(conversion.targets().size(), 0);
    std::optional<Forecast> forecast;
    if (!knownPath.isEmpty() && conversion.kind() != ImportKind::Coupons) {
        progress.enter({0, 0.5});
        auto known = ExistingContacts::read(knownPath, conversion, temporaryFolder, progress);
        if (!known)
            return tl::unexpected(known.error());
        prediction.absent = known->absentFields();
        auto indexed = knownTable(*known, progress);
        if (!indexed)
            return tl::unexpected(indexed.error());
        prediction.known = std::move(*indexed);
        forecast.emplace(conversion, std::move(*known), settings.policy);
        progress.enter({0.5, 1});
    }
    // A trial sends only the first rows.
    const auto most =
        settings.firstRows > 0 ? settings.firstRows : std::numeric_limits<qint64>::max();
    qint64 sent = 0;
    const auto ranges = csv::rangesOf(table.source);
    progress.begin(ranges.empty() ? 0 : ranges.back().end - ranges.front().begin);
    for (const auto &range : ranges) {
        const auto read = csv::scan(
            table.source, std::span(&range, 1), progress,
            [&](const csv::RowRange &rows, csv::RowScanner &cells, int /*thread*/) {
                for (auto row = static_cast<quint32>(rows.firstRow); cells.next(); ++row) {
                    if (cells.blank() || !result.isGood(row) || sent == most)
                        continue;
                    ++sent;
                    prediction.effects[row] =
                        forecast ? forecast->add(row, cells, prediction) : RowEffect::NotKnown;
                }
            });
        if (!read)
            return tl::unexpected(read.error());
        if (progress.cancelled())
            return tl::unexpected(base::Problem{
                .what = QCoreApplication::translate("ImportCheck", "The check was cancelled.")});
    }
    for (const auto effect : prediction.effects)
        ++prediction.counts[static_cast<std::size_t>(effect)];
    return prediction;
}

} // namespace storedesk::importcheck
