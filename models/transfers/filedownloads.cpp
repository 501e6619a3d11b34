// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "transfers/filedownloads.h"

#include "account/account.h"
#include "transfers/unfinishedtransfers.h"

#include <QDir>
#include <QUuid>

#include <algorithm>
#include <utility>

namespace storedesk::transfers {

using namespace Qt::StringLiterals;
using downloads::Download;
using downloads::DownloadPart;
using downloads::DownloadReason;

static const auto downloadsMember = u"downloads"_s;

FileDownloads::FileDownloads(account::Account &account, UnfinishedTransfers &unfinished)
    : m_account(account)
    , m_unfinished(unfinished)
{
    connect(&m_unfinished, &UnfinishedTransfers::ready, this, &FileDownloads::restore);
    if (m_unfinished.isReady())
        restore();
}

FileDownloads::~FileDownloads()
{
    for (auto &[id, item] : m_items) {
        if (item.download)
            item.part = item.download->interrupt();
    }
    store();
    for (auto &[id, item] : m_items) {
        if (item.part)
            item.part->leave();
    }
}

void FileDownloads::restore()
{
    const auto stored = m_unfinished.member(downloadsMember);
    for (auto one = stored.constBegin(); one != stored.constEnd(); ++one) {
        const auto object = one.value().toObject();
        const auto order = FileOrder::fromJson(object);
        if (!order || m_items.contains(one.key()))
            continue;
        Item item{.order = *order,
                  .state = TransferState::Interrupted,
                  .total = object["total"_L1].toInteger()};
        item.part = DownloadPart::reopen(
            order->folder, order->name,
            QByteArray::fromBase64(object["validator"_L1].toString().toLatin1()));
        item.done = item.part ? item.part->size() : 0;
        m_items.emplace(one.key(), std::move(item));
    }
    store();
    Q_EMIT changed();
}

void FileDownloads::store()
{
    QJsonObject all;
    for (const auto &[id, item] : m_items) {
        if (item.state == TransferState::Done)
            continue;
        auto object = item.order.toJson();
        object[u"total"_s] = item.total;
        if (item.part)
            object[u"validator"_s] = QString::fromLatin1(item.part->validator().toBase64());
        all[id] = object;
    }
    if (m_unfinished.isReady() || !all.isEmpty())
        m_unfinished.setMember(downloadsMember, all);
}

TransferRow FileDownloads::rowOf(const QString &id, const Item &item)
{
    TransferRow row{.id = id,
                    .kind = TransferKind::Download,
                    .title = tr("Download of %1").arg(item.order.name),
                    .state = item.state,
                    .done = item.done,
                    .total = item.total,
                    .problem = item.problem,
                    .canResume = item.mayRepeat,
                    .page = item.order.page};
    if (item.state == TransferState::Running && item.waits)
        row.phase = tr("Waiting for the connection");
    else if (item.state == TransferState::Interrupted && !item.part)
        row.phase = tr("Starts again from the beginning");
    return row;
}

std::vector<TransferRow> FileDownloads::rows() const
{
    std::vector<TransferRow> rows;
    for (const auto &[id, item] : m_items)
        rows.push_back(rowOf(id, item));
    return rows;
}

std::optional<TransferRow> FileDownloads::find(const QString &id) const
{
    const auto found = m_items.find(id);
    return found == m_items.end() ? std::nullopt : std::optional(rowOf(id, found->second));
}

base::Clock::Duration FileDownloads::age(const QString &id) const
{
    const auto item = m_items.find(id);
    return item == m_items.end() ? base::Clock::Duration(0)
                                 : m_account.clock().ticksWithSleep() - item->second.began;
}

bool FileDownloads::continues(const QString &id) const
{
    const auto found = m_items.find(id);
    return found != m_items.end() && found->second.part;
}

bool FileDownloads::mayRepeat(const QString &id) const
{
    const auto found = m_items.find(id);
    return found != m_items.end() && found->second.mayRepeat;
}

void FileDownloads::setWatcher(const QString &id, QObject *watcher)
{
    if (const auto found = m_items.find(id); found != m_items.end())
        found->second.watcher = watcher;
}

bool FileDownloads::isWatched(const QString &id) const
{
    const auto found = m_items.find(id);
    return found != m_items.end() && found->second.watcher;
}

// Two downloads can't write to the same file.
void FileDownloads::dropOther(const FileOrder &order)
{
    const auto isSame = [&order](const auto &one) {
        const auto &[id, item] = one;
        return item.state != TransferState::Running && item.order.folder == order.folder
            && item.order.name == order.name;
    };
    std::erase_if(m_items, isSame);
}

QString FileDownloads::start(const FileOrder &order)
{
    dropOther(order);
    // The order of the ids is that of the downloads.
    const auto id = u"download-%1-%2"_s.arg(m_account.clock().now().toMSecsSinceEpoch())
                        .arg(QUuid::createUuid().toString(QUuid::Id128).left(8));
    m_items.emplace(id, Item{.order = order, .line = {.request = order.read, .file = true}});
    run(id);
    store();
    return id;
}

void FileDownloads::run(const QString &id)
{
    auto &item = m_items.at(id);
    auto &session = m_account.session();
    item.state = TransferState::Running;
    item.problem = {};
    item.waits = false;
    item.line.at = m_account.clock().now();
    item.began = m_account.clock().ticksWithSleep();
    item.line.request = item.order.read;
    item.line.file = true;
    auto *download = new Download(
        {
            .address = item.order.address,
            .folder = item.order.folder,
            .name = item.order.name,
            .replace = item.order.replace,
            .renew = [&session,
                      read = item.order.read](QObject *owner) { return session.read(read, owner); },
            .addressMember = item.order.member,
            .part = std::exchange(item.part, nullptr),
        },
        m_account.clock(), this);
    item.download = download;
    connect(download, &Download::progress, this, [this, id](qint64 received, qint64 total) {
        auto &running = m_items.at(id);
        running.done = received;
        running.total = std::max<qint64>(total, 0);
        running.line.bytesReceived = received;
        running.waits = false;
        Q_EMIT changed();
    });
    connect(download, &Download::waiting, this, [this, id] {
        m_items.at(id).waits = true;
        Q_EMIT changed();
    });
    connect(download, &Download::finished, this,
            [this, id](const downloads::DownloadOutcome &outcome) { end(id, outcome); });
    Q_EMIT changed();
}

void FileDownloads::pause(const QString &id)
{
    const auto found = m_items.find(id);
    if (found == m_items.end() || found->second.state != TransferState::Running)
        return;
    auto &item = found->second;
    if (item.download)
        item.part = item.download->interrupt();
    item.download.clear();
    item.state = TransferState::Paused;
    item.done = item.part ? item.part->size() : 0;
    store();
    Q_EMIT changed();
}

void FileDownloads::resume(const QString &id)
{
    const auto found = m_items.find(id);
    if (found == m_items.end() || found->second.state == TransferState::Running
        || found->second.state == TransferState::Done || !found->second.mayRepeat)
        return;
    run(id);
}

void FileDownloads::cancel(const QString &id)
{
    const auto found = m_items.find(id);
    if (found == m_items.end())
        return;
    // Reports its end from the event loop.
    if (found->second.download)
        return found->second.download->cancel();
    // Deletes the bytes received so far, because they are personal data.
    m_items.erase(found);
    store();
    Q_EMIT changed();
}

void FileDownloads::end(const QString &id, const downloads::DownloadOutcome &outcome)
{
    auto &item = m_items.at(id);
    record(item, outcome);
    item.download.clear();
    if (outcome) {
        item.state = TransferState::Done;
        item.done = outcome->size;
        item.total = outcome->size;
    } else if (outcome.error().reason == DownloadReason::Cancelled) {
        m_items.erase(id);
    } else {
        item.state = TransferState::Failed;
        item.problem = outcome.error().words;
        item.mayRepeat = downloads::mayRepeat(outcome.error().reason);
        item.part = outcome.error().part;
    }
    store();
    Q_EMIT ended(id, outcome);
    Q_EMIT changed();
}

// The URL grants access to the file, so the log contains only the host and the file name.
void FileDownloads::record(const Item &item, const downloads::DownloadOutcome &outcome)
{
    auto line = item.line;
    const auto &address = item.order.address;
    line.target = address.isEmpty()
        ? u"…/"_s + item.order.name
        : u"%1://%2/…/%3"_s.arg(address.scheme(), address.authority(), item.order.name);
    line.duration = m_account.clock().ticksWithSleep() - item.began;
    if (outcome) {
        line.status = 200;
        line.bytesReceived = outcome->size;
        line.attempts = outcome->attempts;
    } else {
        const auto &failure = outcome.error();
        line.status = failure.status;
        line.kind = failure.reason == DownloadReason::Cancelled ? http::ErrorKind::Cancelled
                                                                : http::ErrorKind::NoConnection;
        line.message = failure.words.what;
        line.why = failure.words.why;
        line.next = failure.words.next;
    }
    m_account.session().client().log().add(std::move(line));
}

} // namespace storedesk::transfers
