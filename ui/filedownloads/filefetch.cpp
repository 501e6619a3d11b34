// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/filedownloads/filefetch.h"

#include "account/account.h"
#include "api/callcause.h"
#include "catalogue/key.h"
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

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>

namespace storedesk::ui::filedownloads {

using namespace Qt::StringLiterals;

FileFetch::FileFetch(PageHost &host, QWidget *parent)
    : QFrame(parent)
    , m_host(host)
    , m_text(new QLabel(this))
    , m_bar(new ProgressLine(host.theme(), this))
    , m_again(new Button(tr("Try again"), host.theme(), this))
    , m_button(new Button(tr("Cancel"), host.theme(), this))
{
    build();
    hide();
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
    connect(m_again, &QPushButton::clicked, this, &FileFetch::run);
    connect(m_button, &QPushButton::clicked, this, [this] {
        if (m_download)
            m_download->cancel();
        else
            drop();
    });
}

// Deletes the partial download, because it contains personal data, and removes the message that
// offers to resume it.
void FileFetch::drop()
{
    m_request.part.reset();
    hide();
}

// Sets the record that is shown. A running download continues whichever record that is; a failed
// download is shown only with its own record.
void FileFetch::setShown(const PageAddress &place)
{
    m_shown = place;
    if (!isRunning() && place != m_place)
        drop();
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
    drop();
    m_place = file.place;
    const QFileInfo target(path);
    // The URL is valid for 100 minutes, so read the record again, which returns a new URL.
    auto &session = m_host.account().session();
    m_request = {
        .address = file.address,
        .folder = target.absolutePath(),
        .name = target.fileName(),
        .replace = replace,
        .renew = [&session,
                  again = file.read](QObject *owner) { return session.read(again, owner); },
        .addressMember = file.member,
    };
    m_line = {.request = file.read, .file = true};
    run();
}

void FileFetch::run()
{
    if (isRunning())
        return;
    const auto before = m_request.part ? m_request.part->size() : 0;
    m_download = new downloads::Download(m_request, m_host.clock(), this);
    m_request.part.reset();
    m_line.at = m_host.clock().now();
    m_began = m_host.clock().ticksWithSleep();
    connect(m_download, &downloads::Download::progress, this, &FileFetch::showProgress);
    connect(m_download, &downloads::Download::finished, this, &FileFetch::finish);
    m_button->setText(tr("Cancel"));
    if (m_again->hasFocus())
        m_button->setFocus();
    m_again->hide();
    m_bar->show();
    setAccessibleName({});
    showProgress(before, -1);
    show();
}

void FileFetch::showProgress(qint64 received, qint64 total)
{
    const QLocale locale;
    m_line.bytesReceived = received;
    m_bar->setAmount(received, total < 0 ? 0 : total);
    m_text->setText(total < 0 ? tr("Downloading %1: %2 so far")
                                    .arg(m_request.name, locale.formattedDataSize(received))
                              : tr("Downloading %1: %2 of %3")
                                    .arg(m_request.name, locale.formattedDataSize(received),
                                         locale.formattedDataSize(total)));
}

void FileFetch::finish(const downloads::DownloadOutcome &outcome)
{
    m_download = nullptr;
    record(outcome);
    if (outcome) {
        hide();
        m_host.tell(tr("Saved %1, %2.")
                        .arg(QDir::toNativeSeparators(outcome->path),
                             QLocale().formattedDataSize(outcome->size)));
        if (m_opens)
            m_host.open({.page = pageid::files, .values = {outcome->path}, .filter = wanted()});
        return;
    }
    if (outcome.error().reason == downloads::DownloadReason::Cancelled) {
        hide();
        m_host.tell(tr("%1 was not downloaded because you cancelled it.").arg(m_request.name));
        return;
    }
    showFailure(outcome.error());
}

// Returns the filter to open the table with. For an error report, the reasons with their row counts
// are shown first.
std::optional<QMap<QString, QString>> FileFetch::wanted() const
{
    if (m_request.addressMember != catalogue::key::errorReportFileUrl)
        return std::nullopt;
    return QMap<QString, QString>{{reasonsOnly, {}}};
}

// The URL grants access to the file, so the log contains only the host and the file name.
void FileFetch::record(const downloads::DownloadOutcome &outcome)
{
    auto line = m_line;
    line.target = u"%1://%2/…/%3"_s.arg(m_request.address.scheme(), m_request.address.authority(),
                                        m_request.name);
    line.duration = m_host.clock().ticksWithSleep() - m_began;
    line.request.cause = api::causeOf(this);
    if (outcome) {
        line.status = 200;
        line.bytesReceived = outcome->size;
        line.attempts = outcome->attempts;
    } else {
        const auto &failure = outcome.error();
        line.status = failure.status;
        line.kind = failure.reason == downloads::DownloadReason::Cancelled
            ? http::ErrorKind::Cancelled
            : http::ErrorKind::NoConnection;
        line.message = failure.words.what;
        line.why = failure.words.why;
        line.next = failure.words.next;
    }
    m_host.account().session().client().log().add(std::move(line));
}

void FileFetch::showFailure(const downloads::DownloadFailure &failure)
{
    const auto &said = failure.words;
    if (m_shown && *m_shown != m_place) {
        drop();
        return m_host.tell(said.what);
    }
    m_request.part = failure.part;
    m_bar->hide();
    m_text->setText(QStringList{said.what, said.why, said.next}.join(u' ').simplified());
    m_button->setText(tr("Close"));
    m_again->setVisible(downloads::mayRepeat(failure.reason));
    if (m_button->hasFocus() && !m_again->isHidden())
        m_again->setFocus();
    setAccessibleName(m_text->text());
    announce(*this, m_text->text());
}

} // namespace storedesk::ui::filedownloads
