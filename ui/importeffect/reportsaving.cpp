// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/importeffect/reportsaving.h"

#include "base/newfile.h"
#include "ui/host/filedialog.h"
#include "ui/host/pagehost.h"
#include "ui/tables/storeband.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QPageSize>
#include <QPdfWriter>
#include <QTextDocument>

namespace storedesk::ui::imports {

using namespace Qt::StringLiterals;
using storedesk::imports::ImportReportLine;

namespace {

struct ReportSaving
{
    Q_DECLARE_TR_FUNCTIONS(ReportSaving)
};

QString reportHtml(const std::vector<ImportReportLine> &lines)
{
    QString html = u"<h1>%1</h1>"_s.arg(ReportSaving::tr("Import report").toHtmlEscaped());
    QString section;
    for (const auto &line : lines) {
        if (line.section != section) {
            html += section.isEmpty() ? QString() : u"</table>"_s;
            html += u"<h3>%1</h3><table cellspacing=\"0\" cellpadding=\"3\">"_s.arg(
                line.section.toHtmlEscaped());
            section = line.section;
        }
        html += u"<tr><td><b>%1</b>&nbsp;&nbsp;</td><td>%2</td></tr>"_s.arg(
            line.item.toHtmlEscaped(), line.value.toHtmlEscaped());
    }
    return html + u"</table>"_s;
}

base::Result<void> savePdf(const std::vector<ImportReportLine> &lines, const QString &path)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setTitle(ReportSaving::tr("Import report"));
        QTextDocument document;
        document.setHtml(reportHtml(lines));
        document.print(&writer);
    }
    base::NewFile file(path, base::NewFile::Access::AsBefore);
    if (!file.open(QIODevice::WriteOnly) || file.write(buffer.data()) != buffer.size()
        || !file.commit())
        return tl::unexpected(base::Problem{.what = ReportSaving::tr("Couldn't save the report."),
                                            .why = file.errorString()});
    return {};
}

} // namespace

base::Result<void> saveReportAs(const std::vector<ImportReportLine> &lines, const QString &path,
                                const QString &temporaryFolder)
{
    return path.endsWith(".pdf"_L1, Qt::CaseInsensitive)
        ? savePdf(lines, path)
        : storedesk::imports::saveReport(lines, path, temporaryFolder);
}

void askToSaveReport(PageHost &host, const storedesk::imports::ImportResult &result,
                     const QDateTime &began, QWidget *context)
{
    auto *dialog = fileDialog(host, context->window(), ReportSaving::tr("Save the report"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"xlsx"_s);
    dialog->setNameFilters(
        {ReportSaving::tr("Excel workbooks (*.xlsx)"), ReportSaving::tr("PDF documents (*.pdf)")});
    dialog->selectFile(ReportSaving::tr("%1 report.xlsx", "name of a file")
                           .arg(QFileInfo(result.source).completeBaseName()));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    const auto lines = storedesk::imports::reportOf(result, began, host.storeMark().name);
    QObject::connect(
        dialog, &QFileDialog::fileSelected, context, [&host, lines](const QString &path) {
            const auto folder =
                host.temporaryFolder().isEmpty() ? QDir::tempPath() : host.temporaryFolder();
            // A report has few lines, so it is written without a background thread.
            const auto saved = saveReportAs(lines, path, folder);
            host.tell(saved ? ReportSaving::tr("Saved: %1").arg(path)
                            : u"%1 %2"_s.arg(saved.error().what, saved.error().why));
        });
    dialog->open();
}

} // namespace storedesk::ui::imports
