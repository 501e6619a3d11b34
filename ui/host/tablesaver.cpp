// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/host/tablesaver.h"

#include "base/newfile.h"
#include "csv/csvwriter.h"
#include "csv/spreadsheetformat.h"
#include "ui/host/filedialog.h"
#include "ui/host/pagehost.h"

#include <QDir>
#include <QFileDialog>

namespace storedesk::ui {

using namespace Qt::StringLiterals;

TableSaver::TableSaver(PageHost &host, QObject *parent)
    : QObject(parent)
    , m_host(host)
{ }

QString TableSaver::fileName(QString name, const QString &suffix)
{
    static constexpr QStringView forbidden = u"/\\:?*\"<>|";
    for (auto &letter : name) {
        if (forbidden.contains(letter))
            letter = u' ';
    }
    return name.simplified() + u'.' + suffix;
}

void TableSaver::write(const QString &path,
                       const std::function<base::Result<void>(const QString &)> &work)
{
    base::inBackground(
        [path, work] { return work(path); }, this,
        [this, path](const base::Result<void> &done) {
            if (!done)
                return m_host.tell(
                    QStringList{done.error().what, done.error().why, done.error().next}.join(u' '));
            m_host.tell(tr("Saved %1.").arg(QDir::toNativeSeparators(path)));
            Q_EMIT saved(path);
        });
}

static base::Result<void> writeTable(const CopiedTable &table, const QString &path)
{
    base::NewFile file(path, base::NewFile::Access::AsBefore);
    if (file.open(QIODevice::WriteOnly)) {
        csv::CsvWriter writer(file, csv::spreadsheetFormat());
        writer.row(table.titles);
        for (const auto &row : table.rows)
            writer.row(row);
        if (writer.finish() && file.commit())
            return {};
    }
    return tl::unexpected(base::Problem{.what = TableSaver::tr("The table was not saved."),
                                        .why = file.errorString(),
                                        .next = TableSaver::tr("Choose another folder or name.")});
}

void TableSaver::save(const Make &make, const QString &name)
{
    auto *dialog = fileDialog(m_host, nullptr, tr("Save the table as"));
    dialog->setObjectName(u"saveTableAs"_s);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("CSV files (*.csv)"));
    dialog->setDefaultSuffix(u"csv"_s);
    dialog->selectFile(fileName(name, u"csv"_s));
    connect(dialog, &QFileDialog::fileSelected, this, [this, make](const QString &path) {
        write(path, [make](const QString &file) { return writeTable(make(), file); });
    });
    m_host.openDialog(dialog);
}

void TableSaver::save(const CopiedTable &table, const QString &name)
{
    save([table] { return table; }, name);
}

} // namespace storedesk::ui
