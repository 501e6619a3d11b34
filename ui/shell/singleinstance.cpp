// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/singleinstance.h"

#include <QCryptographicHash>
#include <QDeadlineTimer>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocalSocket>
#include <QStandardPaths>
#include <QThread>

namespace storedesk::ui::shell {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

static constexpr auto filesMember = "files"_L1;
static constexpr auto practiceMember = "practice"_L1;
static constexpr auto patience = 5s;
static constexpr std::chrono::milliseconds betweenTries = 50ms;
static constexpr qint64 longestMessage = 1024 * 1024;

// Returns the socket name, a hash of the folder's path, because the path may exceed the length
// limit.
static QString socketOf(const QString &dataFolder)
{
    const auto hash = QCryptographicHash::hash(QDir(dataFolder).canonicalPath().toUtf8(),
                                               QCryptographicHash::Sha1)
                          .toHex()
                          .first(16);
    const auto runtime = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    const auto name = u"storedesk-"_s + QLatin1StringView(hash);
    return runtime.isEmpty() ? name : QDir(runtime).filePath(name);
}

static QByteArray messageOf(const StartRequest &wish)
{
    const QJsonObject object{{filesMember, QJsonArray::fromStringList(wish.files)},
                             {practiceMember, wish.practice}};
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

static StartRequest wishFrom(const QByteArray &message)
{
    const auto object = QJsonDocument::fromJson(message).object();
    StartRequest wish{.practice = object.value(practiceMember).toBool()};
    for (const auto &file : object.value(filesMember).toArray())
        wish.files.append(file.toString());
    return wish;
}

// Sends the request to the other window and returns whether it was received.
static bool tellOther(const QString &name, const StartRequest &wish)
{
    QLocalSocket socket;
    socket.connectToServer(name);
    if (!socket.waitForConnected(1000))
        return false;
    socket.write(messageOf(wish));
    return socket.waitForBytesWritten(1000) && socket.waitForReadyRead(3000);
}

base::Result<std::unique_ptr<SingleInstance>> SingleInstance::claim(const QString &dataFolder,
                                                                    const StartRequest &wish)
{
    const auto name = socketOf(dataFolder);
    const QDeadlineTimer deadline(patience);
    do {
        auto lock = std::make_unique<base::FileLock>(QDir(dataFolder).filePath(u"window.lock"_s));
        if (lock->lock()) {
            std::unique_ptr<SingleInstance> window(new SingleInstance(std::move(lock)));
            // If listening fails, a second start times out with an error, which is acceptable.
            (void)window->listen(name);
            return window;
        }
        if (lock->state() == base::FileLock::State::Failed)
            return tl::unexpected(base::Problem{
                .what = tr("The data folder cannot be used: %1.").arg(dataFolder),
                .why = lock->errorString(),
                .next = tr(
                    "Check that the folder exists and that you have permission to write to it.")});
        if (tellOther(name, wish))
            return nullptr;
        QThread::msleep(betweenTries.count());
    } while (!deadline.hasExpired());
    return tl::unexpected(
        base::Problem{.what = tr("Storedesk is already running but isn't responding."),
                      .why = tr("Only one window at a time can use the folder %1.").arg(dataFolder),
                      .next = tr("Close it, or wait until it has started.")});
}

SingleInstance::SingleInstance(std::unique_ptr<base::FileLock> lock)
    : m_lock(std::move(lock))
{
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, &SingleInstance::answer);
}

SingleInstance::~SingleInstance() = default;

// Starts listening. A leftover socket belongs to a dead process, because this process holds the
// lock.
bool SingleInstance::listen(const QString &name)
{
    QLocalServer::removeServer(name);
    return m_server.listen(name);
}

void SingleInstance::answer()
{
    while (auto *socket = m_server.nextPendingConnection()) {
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        const auto read = [this, socket] {
            if (socket->bytesAvailable() > longestMessage)
                return socket->abort();
            if (!socket->canReadLine())
                return;
            const auto wish = wishFrom(socket->readLine());
            socket->write("heard\n");
            socket->flush();
            Q_EMIT handedOver(wish);
        };
        connect(socket, &QLocalSocket::readyRead, this, read);
        read();
    }
}

} // namespace storedesk::ui::shell
