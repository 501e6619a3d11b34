// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/importreport.h"

#include "base/newfile.h"
#include "csv/csvwriter.h"
#include "imports/effectrowsmodel.h"
#include "tablefile/xlsxdevice.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QLocale>
#include <QTemporaryDir>

namespace storedesk::imports {

using namespace Qt::StringLiterals;

namespace {

struct ReportWords
{
    Q_DECLARE_TR_FUNCTIONS(ImportReport)
};

QString policyText(importcheck::Policy policy)
{
    switch (policy) {
    case importcheck::Policy::LeaveExisting:
        return ReportWords::tr("Existing records unchanged");
    case importcheck::Policy::Overwrite:
        return ReportWords::tr("Existing records overwritten");
    case importcheck::Policy::FillEmpty:
        return ReportWords::tr("Only empty fields filled");
    }
    return {};
}

// Collects the lines of a report.
class Report final
{
public:
    Report(const ImportResult &result, const QDateTime &began, const QString &store)
        : m_result(result)
        , m_memo(result.memo)
        , m_began(began)
        , m_store(store)
    { }

    [[nodiscard]] std::vector<ImportReportLine> lines()
    {
        addFile();
        addMapping();
        addChanges();
        addTotals();
        addReasons();
        return std::move(m_lines);
    }

private:
    void add(const QString &section, const QString &item, const QString &value)
    {
        if (!value.isEmpty())
            m_lines.push_back({.section = section, .item = item, .value = value});
    }
    void addCount(const QString &item, qint64 count, bool isAlways = false)
    {
        if (isAlways || count > 0)
            add(ReportWords::tr("Totals"), item, QLocale().toString(count));
    }

    void addFile()
    {
        const auto section = ReportWords::tr("Import");
        add(section, ReportWords::tr("File"), m_result.source);
        add(section, ReportWords::tr("Store"), m_store);
        add(section, ReportWords::tr("Data"), importcheck::titleOf(m_memo.settings.kind));
        if (m_began.isValid())
            add(section, ReportWords::tr("Started"),
                QLocale().toString(m_began.toLocalTime(), QLocale::ShortFormat));
        add(section, ReportWords::tr("Coupon set"), m_memo.settings.couponSetTitle());
        add(section, ReportWords::tr("File fingerprint"), m_memo.fingerprint);
        add(section, ReportWords::tr("Settings"), settingsText(m_memo));
    }

    void addMapping()
    {
        const auto section = ReportWords::tr("Columns");
        for (std::size_t at = 0; at < m_memo.targets.size(); ++at) {
            const auto &target = m_memo.targets[at];
            add(section, m_memo.columns.value(static_cast<qsizetype>(at)),
                target.isEmpty() ? ReportWords::tr("Not imported") : target);
        }
        for (const auto &constant : m_memo.settings.constants)
            add(ReportWords::tr("Same value in all rows"), constant.key, constant.text);
    }

    void addChanges()
    {
        for (const auto &[column, repair] : m_memo.matching.repairs)
            add(ReportWords::tr("Changes to whole columns"), column,
                importcheck::titleOf(repair, {}));
    }

    void addTotals()
    {
        addCount(ReportWords::tr("Rows in the file"), m_result.rows, true);
        addCount(ReportWords::tr("Sent"), m_result.sent, true);
        addCount(ReportWords::tr("Imported"), m_result.success, true);
        addCount(ReportWords::tr("Rejected"), m_result.errors, true);
        addCount(ReportWords::tr("Not imported"), m_result.failed);
        addCount(ReportWords::tr("Unknown"), m_result.unknown);
        addCount(ReportWords::tr("Held back"), m_result.heldBack);
        addCount(ReportWords::tr("Excluded"), m_result.leftOut);
        addCount(ReportWords::tr("Not part of the trial"), m_result.notTried);
        const auto section = ReportWords::tr("Totals");
        add(section, ReportWords::tr("Check"),
            m_result.addsUp() ? ReportWords::tr("The totals match")
                              : m_result.balance.gaps.join(u' '));
        add(section, ReportWords::tr("Expected"), m_result.forecastText());
    }

    void addReasons()
    {
        for (const auto &group : m_result.groups)
            add(ReportWords::tr("Reasons for rejection"),
                group.column.isEmpty() ? group.reason : u"%1: %2"_s.arg(group.column, group.reason),
                QLocale().toString(group.rows));
        for (const auto &row : m_result.different)
            add(ReportWords::tr("Rows with an unexpected result"),
                ReportWords::tr("Line %1").arg(QLocale().toString(row.line)),
                u"%1 → %2"_s.arg(effectText(row.foreseen, false), resultText(row.result)));
    }

    const ImportResult &m_result;
    const importcheck::ImportMemo &m_memo;
    const QDateTime m_began;
    const QString m_store;
    std::vector<ImportReportLine> m_lines;
};

} // namespace

std::vector<ImportReportLine> reportOf(const ImportResult &result, const QDateTime &began,
                                       const QString &store)
{
    return Report(result, began, store).lines();
}

QString settingsText(const importcheck::ImportMemo &memo)
{
    QStringList texts;
    if (memo.settings.kind != importcheck::ImportKind::Coupons)
        texts.append(policyText(memo.settings.policy));
    if (memo.settings.firstRows > 0)
        texts.append(ReportWords::tr("Trial with the first %L1 rows").arg(memo.settings.firstRows));
    if (!memo.settings.phonePrefix.isEmpty())
        texts.append(ReportWords::tr("Country code +%1").arg(memo.settings.phonePrefix));
    if (memo.heldBack > 0)
        texts.append(ReportWords::tr("%L1 rows held back").arg(memo.heldBack));
    return texts.join(u"; "_s);
}

QString mappingText(const importcheck::ImportMemo &memo)
{
    QStringList texts;
    for (std::size_t at = 0; at < memo.targets.size(); ++at) {
        if (!memo.targets[at].isEmpty())
            texts.append(
                u"%1 → %2"_s.arg(memo.columns.value(static_cast<qsizetype>(at)), memo.targets[at]));
    }
    return texts.join(u", "_s);
}

static base::Result<QByteArray> workbookOf(const std::vector<ImportReportLine> &lines,
                                           const QString &temporaryFolder)
{
    const QTemporaryDir folder(QDir(temporaryFolder).filePath(u"report-XXXXXX"_s));
    const auto path = folder.filePath(u"report.xlsx"_s);
    tablefile::XlsxDevice book(
        path, temporaryFolder,
        {.titles = {ReportWords::tr("Section").toUtf8(), ReportWords::tr("Item").toUtf8(),
                    ReportWords::tr("Value").toUtf8()}});
    csv::CsvWriter rows(book);
    for (const auto &line : lines) {
        rows.cell(line.section);
        rows.cell(line.item);
        rows.cell(line.value);
        rows.endRow();
    }
    if (const auto written = rows.finish().and_then([&book] { return book.finish(); }); !written)
        return tl::unexpected(written.error());
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(base::Problem{.what = {}, .why = file.errorString()});
    return file.readAll();
}

base::Result<void> saveReport(const std::vector<ImportReportLine> &lines, const QString &path,
                              const QString &temporaryFolder)
{
    const auto bytes = workbookOf(lines, temporaryFolder);
    if (!bytes)
        return tl::unexpected(bytes.error());
    base::NewFile file(path, base::NewFile::Access::AsBefore);
    if (!file.open(QIODevice::WriteOnly) || file.write(*bytes) != bytes->size() || !file.commit())
        return tl::unexpected(base::Problem{.what = ReportWords::tr("Couldn't save the report."),
                                            .why = file.errorString()});
    return {};
}

} // namespace storedesk::imports
