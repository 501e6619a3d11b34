// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/imports/importcomparison.h"

#include "app/cli/terminal/commandwords.h"
#include "app/cli/terminal/output.h"

#include "exports/newestcontacts.h"
#include "imports/effectrowsmodel.h"

#include <QEventLoop>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>
#include <QLocale>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using importcheck::RowEffect;

// Runs the event loop until the sender of changed() is idle.
template <typename Work>
static void awaitWork(const Work &work)
{
    QEventLoop loop;
    QObject::connect(&work, &Work::changed, &loop, [&] {
        if (!work.isRunning())
            loop.quit();
    });
    if (work.isRunning())
        loop.exec();
}

static base::Result<void> resultOf(const base::Problem &problem)
{
    if (problem.what.isEmpty())
        return {};
    return tl::unexpected(problem);
}

static QString momentText(const QDateTime &moment)
{
    return QLocale().toString(moment.toLocalTime(), QLocale::ShortFormat);
}

ImportComparison::ImportComparison(api::Session &session, const base::Clock &clock, Places places)
    : m_places(std::move(places))
    , m_forecast(clock)
    , m_known(session, clock)
    , m_mirrored(clock)
{ }

base::Result<void> ImportComparison::compareWith(imports::ImportDraft &draft, const QString &path)
{
    draft.setKnown(path);
    m_forecast.start(draft, path);
    awaitWork(m_forecast);
    if (!m_forecast.source())
        draft.setKnown({});
    return resultOf(m_forecast.problem());
}

base::Result<void> ImportComparison::compareWithMirror(imports::ImportDraft &draft,
                                                       const QString &mirror)
{
    m_mirrored.start(draft, mirror);
    awaitWork(m_mirrored);
    if (m_mirrored.path().isEmpty())
        return resultOf(m_mirrored.problem());
    return compareWith(draft, m_mirrored.path());
}

base::Result<void> ImportComparison::compare(imports::ImportDraft &draft, const QString &table)
{
    if (!table.isEmpty()) {
        m_sourceText = QFileInfo(table).fileName();
        return compareWith(draft, table);
    }
    if (draft.settings().kind != importcheck::ImportKind::Contacts)
        return {};
    const auto newest = exports::newestContacts(m_places.account, m_places.exports);
    if (!newest)
        return {};
    const auto age = momentText(newest->asked);
    m_sourceText = newest->isMirror ? CommandWords::tr("the offline copy of %1").arg(age)
                                    : CommandWords::tr("your export of %1").arg(age);
    return newest->isMirror ? compareWithMirror(draft, newest->path)
                            : compareWith(draft, newest->path);
}

base::Result<void> ImportComparison::lookUp(imports::ImportDraft &draft)
{
    m_sourceText = CommandWords::tr("the looked-up records");
    m_known.start(draft);
    QEventLoop loop;
    const auto isOver = [this] {
        return !m_known.path().isEmpty() || !m_known.problem().what.isEmpty();
    };
    QObject::connect(&m_known, &imports::ExistingRecords::changed, &loop, [&] {
        if (isOver())
            loop.quit();
    });
    if (!isOver())
        loop.exec();
    if (m_known.path().isEmpty())
        return resultOf(m_known.problem());
    return compareWith(draft, m_known.path());
}

static QString keyOf(const imports::EffectSource &source, const imports::EffectRow &row)
{
    QString key;
    int rank = -1;
    for (std::size_t at = 0; at < row.cells.size(); ++at) {
        const auto &target = source.conversion.targets()[at];
        if (target.keyRank > rank && !row.cells[at].after.isEmpty()) {
            rank = target.keyRank;
            key = QString::fromUtf8(row.cells[at].after);
        }
    }
    return key;
}

static void printRow(const imports::EffectSource &source, const imports::EffectRow &row,
                     bool asJson)
{
    QJsonArray changes;
    QStringList texts;
    for (std::size_t at = 0; at < row.cells.size(); ++at) {
        const auto &cell = row.cells[at];
        if (!cell.changes)
            continue;
        const auto &rule = source.conversion.ruleOf(source.conversion.targets()[at]);
        const auto before = QString::fromUtf8(*cell.before);
        const auto after = QString::fromUtf8(cell.after);
        const auto empty = CommandWords::tr("empty");
        changes.append(
            QJsonObject{{u"field"_s, rule.key}, {u"before"_s, before}, {u"after"_s, after}});
        texts.append(u"%1 %2 → %3"_s.arg(rule.key, before.isEmpty() ? empty : before,
                                         after.isEmpty() ? empty : after));
    }
    if (asJson)
        return printJson({{u"line"_s, row.line},
                          {u"effect"_s, QString(importcheck::nameOf(row.effect))},
                          {u"erases"_s, row.erases},
                          {u"record"_s, keyOf(source, row)},
                          {u"changes"_s, changes}});
    const auto text =
        u"%1 %2"_s.arg(imports::effectText(row.effect, row.erases), keyOf(source, row)).trimmed();
    printLine(texts.isEmpty() ? CommandWords::tr("Line %1: %2").arg(QString::number(row.line), text)
                              : CommandWords::tr("Line %1: %2: %3")
                                    .arg(QString::number(row.line), text, texts.join(u"; "_s)));
}

static void printCounts(const importcheck::Prediction &prediction, const QString &source,
                        bool asJson)
{
    const auto erasing = static_cast<qint64>(prediction.erasing.size());
    const auto updated = prediction.count(RowEffect::Update) - erasing;
    if (asJson)
        return printJson({{u"comparedWith"_s, source},
                          {u"created"_s, prediction.count(RowEffect::Create)},
                          {u"updated"_s, updated},
                          {u"erasing"_s, erasing},
                          {u"unchanged"_s, prediction.count(RowEffect::Unchanged)},
                          {u"rejected"_s, prediction.count(RowEffect::Rejected)},
                          {u"unknown"_s, prediction.count(RowEffect::NotKnown)},
                          {u"erasedValues"_s, prediction.blanked}});
    printLine(CommandWords::tr("Compared with %1: %L2 created, %L3 updated, %L4 erase a value, %L5 "
                               "unchanged, %L6 will be rejected, %L7 unknown")
                  .arg(source)
                  .arg(prediction.count(RowEffect::Create))
                  .arg(updated)
                  .arg(erasing)
                  .arg(prediction.count(RowEffect::Unchanged))
                  .arg(prediction.count(RowEffect::Rejected))
                  .arg(prediction.count(RowEffect::NotKnown)));
}

void ImportComparison::report(bool asJson) const
{
    const auto source = effects();
    if (!source)
        return complain(CommandWords::tr("The effect on existing records is unknown. Specify a "
                                         "table with --known, or use --look-up."));
    printCounts(source->prediction, m_sourceText, asJson);
    imports::EffectReader reader(source);
    const auto &rows = source->prediction.effects;
    for (quint32 row = 0; row < rows.size(); ++row) {
        if (rows[row] != RowEffect::NotSent && rows[row] != RowEffect::Unchanged)
            printRow(*source, reader.row(row), asJson);
    }
}

} // namespace storedesk::cli
