// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/foreseenrows.h"

#include "base/newfile.h"
#include "imports/importresult.h"
#include "imports/partwriter.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QHash>

#include <algorithm>
#include <array>

namespace storedesk::imports {

using namespace Qt::StringLiterals;
using importcheck::RowEffect;
using Result = DifferentRow::Result;

// More rows would not be reviewed one by one.
static constexpr std::size_t mostDifferent = 10'000;

static QString foreseenPath(const QString &folder)
{
    return QDir(folder).filePath(u"foreseen.bin"_s);
}

QLatin1StringView nameOf(DifferentRow::Result result)
{
    static constexpr std::array names{"imported"_L1, "rejected"_L1, "not-imported"_L1,
                                      "unknown"_L1};
    return names.at(static_cast<std::size_t>(result));
}

QString resultText(DifferentRow::Result result)
{
    static constexpr std::array texts{QT_TRANSLATE_NOOP("DifferentRows", "Imported"),
                                      QT_TRANSLATE_NOOP("DifferentRows", "Rejected"),
                                      QT_TRANSLATE_NOOP("DifferentRows", "Not imported"),
                                      QT_TRANSLATE_NOOP("DifferentRows", "Unknown")};
    return QCoreApplication::translate("DifferentRows", texts.at(static_cast<std::size_t>(result)));
}

base::Result<void> writeForeseen(const QString &folder, const std::vector<RowEffect> &effects)
{
    base::NewFile file(foreseenPath(folder));
    const auto size = static_cast<qint64>(effects.size());
    if (!file.open(QIODevice::WriteOnly)
        || file.write(reinterpret_cast<const char *>(effects.data()), size) != size
        || !file.commit())
        return tl::unexpected(base::Problem{
            .what =
                QCoreApplication::translate("DifferentRows", "Couldn't save the expected results."),
            .why = file.errorString()});
    return {};
}

std::vector<RowEffect> readForeseen(const QString &folder)
{
    QFile file(foreseenPath(folder));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    std::vector<RowEffect> effects;
    for (const char byte : file.readAll()) {
        const auto value = static_cast<quint8>(byte);
        effects.push_back(value < static_cast<quint8>(RowEffect::Count)
                              ? static_cast<RowEffect>(value)
                              : RowEffect::NotKnown);
    }
    return effects;
}

namespace {

// Collects the rows of the parts.
class Comparison final
{
public:
    Comparison(std::vector<RowEffect> effects, const RowOutcomes &outcomes)
        : m_effects(std::move(effects))
        , m_outcomes(outcomes)
    {
        for (const auto &row : outcomes.refused)
            m_refused.insert(row.row, &row);
    }

    void add(const PartOutcome &part, const PartLine &line)
    {
        if (line.row >= m_effects.size() || m_rows.size() >= mostDifferent)
            return;
        DifferentRow row{.line = line.line,
                         .row = line.row,
                         .foreseen = m_effects[line.row],
                         .result = part.result,
                         .reason = part.reason};
        if (const auto *refused = m_refused.value(line.row);
            refused && part.result == Result::Imported) {
            row.name = refused->name;
            row.result = Result::Rejected;
            row.reason = refused->reason;
        }
        if (differs(row))
            m_rows.push_back(std::move(row));
    }

    [[nodiscard]] std::vector<DifferentRow> finish()
    {
        std::ranges::sort(m_rows, {}, &DifferentRow::row);
        return std::move(m_rows);
    }

private:
    // The report does not say whether an imported row created or changed a record.
    [[nodiscard]] bool differs(const DifferentRow &row) const
    {
        if (row.foreseen == RowEffect::NotKnown || row.foreseen == RowEffect::NotSent)
            return false;
        const bool isRejected = row.result == Result::Rejected;
        if (row.foreseen == RowEffect::Rejected)
            return !isRejected && (row.result != Result::Imported || m_outcomes.isComplete);
        return row.result != Result::Imported;
    }

    const std::vector<RowEffect> m_effects;
    const RowOutcomes &m_outcomes;
    QHash<qint64, const RefusedRow *> m_refused;
    std::vector<DifferentRow> m_rows;
};

} // namespace

std::vector<DifferentRow> differentRows(const QString &folder, const RowOutcomes &outcomes)
{
    auto effects = readForeseen(folder);
    if (effects.empty())
        return {};
    Comparison comparison(std::move(effects), outcomes);
    for (const auto &part : outcomes.parts) {
        for (const auto &line : readPartMap(folder, part.part))
            comparison.add(part, line);
    }
    return comparison.finish();
}

} // namespace storedesk::imports
