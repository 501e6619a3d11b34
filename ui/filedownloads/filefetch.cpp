// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/filedownloads/filefetch.h"

#include "api/callcause.h"
#include "catalogue/key.h"
#include "transfers/filedownloads.h"
#include "ui/filedownloads/storedtable.h"
#include "ui/host/fileaddress.h"
#include "ui/host/filedialog.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/button.h"
#include "ui/widgets/progressline.h"
#include "workspace/workspace.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>

#include <utility>

namespace storedesk::ui::filedownloads {

using namespace Qt::StringLiterals;

FileFetch::FileFetch(PageHost &host, QWidget *parent)
    : QFrame(parent)
    , m_host(host)
    , m_downloads(host.workspace().fileDownloads())
    , m_text(new QLabel(this))
    , m_bar(new ProgressLine(host.theme(), this))
    , m_again(new Button(tr("Try again"), host.theme(), this))
    , m_button(new Button(tr("Cancel"), host.theme(), this))
{
    build();
    hide();
    connect(&m_downloads, &transfers::FileDownloads::changed, this, &FileFetch::follow);
    connect(&m_downloads, &transfers::FileDownloads::ended, this, &FileFetch::end);
}

bool FileFetch::isRunning() const
{
    const auto row = m_downloads.find(m_id);
    return row && row->isRunning();
}

void FileFetch::build()
{
    letAnnounce(*this);
    setRole(this, Role::Foot);
    setObjectName(u"fileFetch"_s);
    m_text->setObjectName(u"fileFetchText"_s);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_bar->setFixedWidth(m_host.theme().scaled(160));
    m_again->setObjectName(u"fileFetchAgain"_s);
    m_again->hide();
    m_button->setObjectName(u"fileFetchButton"_s);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(16, 10, 16, 10);
    row->setSpacing(12);
    row->addWidget(m_text, 1);
    row->addWidget(m_bar);
    row->addWidget(m_again);
    row->addWidget(m_button);
    connect(m_again, &QPushButton::clicked, this, [this] { m_downloads.resume(m_id); });
    connect(m_button, &QPushButton::clicked, this, [this] { m_downloads.cancel(m_id); });
}

// Leaves an unfinished download to the Jobs page.
void FileFetch::forget()
{
    m_downloads.setWatcher(m_id, nullptr);
    m_id.clear();
    m_isStopped = false;
    hide();
}

// A running download is shown with any record, a stopped one only with its own.
void FileFetch::setShown(const PageAddress &place)
{
    m_shown = place;
    if (!isRunning() && place != m_place)
        forget();
}

void FileFetch::ask(const TransferFile &file)
{
    if (isRunning())
        return;
    auto *dialog = fileDialog(m_host, this, tr("Save the file as"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->setDirectory(usualFolderForDownloads(m_host));
    dialog->setDefaultSuffix(QFileInfo(file.name).suffix());
    dialog->selectFile(file.name);
    connect(dialog, &QFileDialog::fileSelected, this, [this, file](const QString &path) {
        m_opens = false;
        // The dialog has already asked whether to overwrite the file.
        start(file, path, true);
    });
    m_host.openDialog(dialog);
}

void FileFetch::open(const TransferFile &file)
{
    if (isRunning())
        return;
    // A table that was merged and checked before is opened directly.
    if (const auto *kept = storedTableOf(m_host, file.place.values.value(0))) {
        m_host.open(placeOfFile(kept->path));
        return;
    }
    m_opens = true;
    const QDir folder(settings::downloadFolder(m_host.settings()));
    (void)QDir().mkpath(folder.path());
    start(file, folder.filePath(file.name), false);
}

void FileFetch::start(const TransferFile &file, const QString &path, bool replace)
{
    if (isRunning())
        return;
    forget();
    const QFileInfo target(path);
    m_place = file.place;
    m_name = target.fileName();
    m_member = file.member;
    auto read = file.read;
    read.cause = api::causeOf(this);
    m_id = m_downloads.start({.address = file.address,
                              .member = file.member,
                              .read = read,
                              .folder = target.absolutePath(),
                              .name = m_name,
                              .replace = replace,
                              .page = file.place.text()});
    m_downloads.setWatcher(m_id, this);
    follow();
}

void FileFetch::follow()
{
    if (m_id.isEmpty())
        return;
    const auto row = m_downloads.find(m_id);
    if (!row || row->state == transfers::TransferState::Done)
        return forget();
    row->isRunning() ? showRunning(*row) : showStopped(*row);
}

void FileFetch::showRunning(const transfers::TransferRow &row)
{
    m_isStopped = false;
    m_button->setText(tr("Cancel"));
    if (m_again->hasFocus())
        m_button->setFocus();
    m_again->hide();
    setAccessibleName({});
    const QLocale locale;
    m_bar->show();
    m_bar->setAmount(row.done, row.total);
    m_text->setText(
        row.total == 0
            ? tr("Downloading %1: %2 so far").arg(m_name, locale.formattedDataSize(row.done))
            : tr("Downloading %1: %2 of %3")
                  .arg(m_name, locale.formattedDataSize(row.done),
                       locale.formattedDataSize(row.total)));
    show();
}

// A paused download was paused on the Jobs page.
void FileFetch::showStopped(const transfers::TransferRow &row)
{
    const bool failed = row.state == transfers::TransferState::Failed;
    const auto &said = row.problem;
    if (m_shown && *m_shown != m_place) {
        forget();
        if (failed)
            m_host.tell(said.what);
        return;
    }
    if (std::exchange(m_isStopped, true))
        return;
    m_bar->hide();
    m_text->setText(failed ? QStringList{said.what, said.why, said.next}.join(u' ').simplified()
                           : tr("The download of %1 is paused.").arg(m_name));
    m_again->setText(failed ? tr("Try again") : tr("Resume"));
    m_button->setText(failed ? tr("Close") : tr("Cancel"));
    m_again->setVisible(row.canResume);
    if (m_button->hasFocus() && !m_again->isHidden())
        m_again->setFocus();
    setAccessibleName(m_text->text());
    announce(*this, m_text->text());
}

void FileFetch::end(const QString &id, const downloads::DownloadOutcome &outcome)
{
    if (id != m_id)
        return;
    if (!outcome) {
        // A failure is shown by follow().
        if (outcome.error().reason == downloads::DownloadReason::Cancelled)
            m_host.tell(tr("%1 was not downloaded because you cancelled it.").arg(m_name));
        return;
    }
    m_host.tell(tr("Saved %1, %2.")
                    .arg(QDir::toNativeSeparators(outcome->path),
                         QLocale().formattedDataSize(outcome->size)));
    if (m_opens)
        m_host.open({.page = pageid::files, .values = {outcome->path}, .filter = wanted()});
}

// Returns the filter to open the table with. For an error report, the reasons with their row counts
// are shown first.
std::optional<QMap<QString, QString>> FileFetch::wanted() const
{
    if (m_member != catalogue::key::errorReportFileUrl)
        return std::nullopt;
    return QMap<QString, QString>{{reasonsOnly, {}}};
}

} // namespace storedesk::ui::filedownloads
