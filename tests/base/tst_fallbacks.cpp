// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/platform/nativeconverter.h"
#include "base/platform/nativefile.h"
#include "base/platform/nativelock.h"
#include "base/platform/nativesockets.h"
#include "base/platform/nativestream.h"
#include "base/platform/nativetarget.h"
#include "base/platform/plainconverter.h"
#include "base/platform/plainfile.h"
#include "base/platform/plainlock.h"
#include "base/platform/plainsockets.h"
#include "base/platform/plainstream.h"
#include "base/platform/plaintarget.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <atomic>
#include <cerrno>
#include <latch>
#include <optional>
#include <thread>
#include <vector>

#include <sys/socket.h>

namespace tst_fallbacks {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace std::chrono_literals;
using base::FileTarget;
using base::InputStream;
using base::PathLock;
using base::SocketEvent;
using Stop = base::TextConverter::Stop;

namespace {

// The functions of models/base/platform, with the calls of Linux or with Qt only.
struct System
{
    decltype(&base::plain::openForReading) openForReading;
    decltype(&base::plain::temporaryFile) temporaryFile;
    decltype(&base::plain::identityOf) identityOf;
    decltype(&base::plain::openPipe) openPipe;
    decltype(&base::plain::isPipe) isPipe;
    decltype(&base::plain::tryToLock) tryToLock;
    decltype(&base::plain::isFileLocked) isFileLocked;
    decltype(&base::plain::fileTarget) fileTarget;
    decltype(&base::plain::textConverter) textConverter;
    decltype(&base::plain::waitForSockets) waitForSockets;
    decltype(&base::plain::socketWaker) socketWaker;
    decltype(&base::plain::acceptedSocket) acceptedSocket;
    decltype(&base::plain::resetSocket) resetSocket;
};

constexpr System native{
    &base::native::openForReading, &base::native::temporaryFile, &base::native::identityOf,
    &base::native::openPipe,       &base::native::isPipe,        &base::native::tryToLock,
    &base::native::isFileLocked,   &base::native::fileTarget,    &base::native::textConverter,
    &base::native::waitForSockets, &base::native::socketWaker,   &base::native::acceptedSocket,
    &base::native::resetSocket};
constexpr System plain{
    &base::plain::openForReading, &base::plain::temporaryFile, &base::plain::identityOf,
    &base::plain::openPipe,       &base::plain::isPipe,        &base::plain::tryToLock,
    &base::plain::isFileLocked,   &base::plain::fileTarget,    &base::plain::textConverter,
    &base::plain::waitForSockets, &base::plain::socketWaker,   &base::plain::acceptedSocket,
    &base::plain::resetSocket};

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("none");
}

bool store(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

} // namespace

// Every test runs with the calls of Linux and with the fallbacks for other systems, whatever was
// chosen for this build.
class TestFallbacks final : public QObject
{
    Q_OBJECT

private:
    static void addSystems()
    {
        QTest::addColumn<const System *>("system");
        QTest::newRow("native") << &native;
        QTest::newRow("plain") << &plain;
    }
    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }
    [[nodiscard]] QStringList names() const
    {
        return QDir(m_folder->path())
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }

    std::optional<QTemporaryDir> m_folder;

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_folder.emplace();
    }

    void aFileIsReadAtAnyPositionByManyThreads_data() { addSystems(); }
    void aFileIsReadAtAnyPositionByManyThreads()
    {
        QFETCH(const System *, system);
        QByteArray bytes;
        for (int number = 0; number < 20'000; ++number)
            bytes += QByteArray::number(number).rightJustified(8, '0');
        QVERIFY(store(path(u"a"_s), bytes));
        const auto file = system->openForReading(path(u"a"_s));
        QVERIFY(file);
        QCOMPARE((*file)->identity().size, bytes.size());
        std::atomic<int> wrong = 0;
        std::latch start(4);
        std::vector<std::thread> threads;
        for (int thread = 0; thread < 4; ++thread) {
            threads.emplace_back([&, thread] {
                std::array<char, 8> room{};
                start.arrive_and_wait();
                for (int number = thread; number < 20'000; number += 3) {
                    const auto read = (*file)->readAt(qint64(number) * 8, room);
                    if (read != 8 || bytes.sliced(qsizetype(number) * 8, 8) != QByteArrayView(room))
                        ++wrong;
                }
            });
        }
        for (auto &thread : threads)
            thread.join();
        QCOMPARE(wrong, 0);
        std::array<char, 8> room{};
        QCOMPARE((*file)->readAt(bytes.size(), room), 0);
    }

    void whatIsNoFileIsNotOpened_data() { addSystems(); }
    void whatIsNoFileIsNotOpened()
    {
        using Kind = base::OpenFailure::Kind;
        QFETCH(const System *, system);
        QCOMPARE(QProcess::execute(u"mkfifo"_s, {path(u"pipe"_s)}), 0);
        QCOMPARE(system->openForReading(path(u"missing"_s)).error().kind, Kind::Missing);
        QCOMPARE(system->openForReading(m_folder->path()).error().kind, Kind::NotAFile);
        // Opening it would wait for a writer.
        QCOMPARE(system->openForReading(path(u"pipe"_s)).error().kind, Kind::NotAFile);
        QVERIFY(system->isPipe(path(u"pipe"_s)));
        QVERIFY(!system->isPipe(m_folder->path()));
        QVERIFY(!system->isPipe(path(u"missing"_s)));
    }

    void aChangeIsNoticed_data() { addSystems(); }
    void aChangeIsNoticed()
    {
        QFETCH(const System *, system);
        QVERIFY(store(path(u"a"_s), "first"));
        const auto file = system->openForReading(path(u"a"_s));
        QVERIFY(file);
        const auto before = (*file)->identity();
        QCOMPARE(system->identityOf(path(u"a"_s)), std::optional(before));
        QVERIFY(store(path(u"a"_s), "longer"));
        QVERIFY((*file)->identity() != before);
        const auto changed = (*file)->identity();
        QVERIFY(QFile::remove(path(u"a"_s)));
        QCOMPARE(system->identityOf(path(u"a"_s)), std::nullopt);
        QCOMPARE((*file)->identity(), changed);
    }

    void aTemporaryFileIsWrittenMappedAndLeavesNothing_data() { addSystems(); }
    void aTemporaryFileIsWrittenMappedAndLeavesNothing()
    {
        QFETCH(const System *, system);
        {
            const auto file = system->temporaryFile(m_folder->path());
            QVERIFY(file);
            const QByteArray block(300'000, 'x');
            QVERIFY((*file)->append(block));
            std::array<char, 3> room{};
            QCOMPARE((*file)->readAt(5, room), 3);
            // Reading does not move the end.
            QVERIFY((*file)->append("end"));
            QCOMPARE((*file)->identity().size, 300'003);
            const auto mapped = (*file)->map(300'003);
            QVERIFY(mapped);
            QCOMPARE(QByteArrayView(*mapped, 300'003), block + "end");
            (*file)->releasePages();
            QCOMPARE(QByteArrayView(*mapped + 300'000, 3), "end");
            QVERIFY((*file)->freeSpace().value_or(0) > 0);
        }
        QCOMPARE(names(), QStringList());
        QVERIFY(!system->temporaryFile(path(u"missing"_s)));
    }

    void aPipeIsReadToItsEnd_data() { addSystems(); }
    void aPipeIsReadToItsEnd()
    {
        QFETCH(const System *, system);
        QCOMPARE(QProcess::execute(u"mkfifo"_s, {path(u"pipe"_s)}), 0);
        QProcess writer;
        writer.start(u"sh"_s, {u"-c"_s, u"head -c 300000 /dev/zero >'%1'"_s.arg(path(u"pipe"_s))});
        QVERIFY(writer.waitForStarted());
        const auto pipe = system->openPipe(path(u"pipe"_s));
        QVERIFY(pipe);
        qint64 received = 0;
        std::array<char, 4096> room{};
        auto piece = InputStream::Piece{.event = InputStream::Event::Waiting};
        // Before the writer has opened the pipe, its end is reported.
        while (piece.event != InputStream::Event::Failed && received < 300'000) {
            piece = (*pipe)->read(room);
            received += piece.size;
        }
        QCOMPARE(received, 300'000);
        QVERIFY(writer.waitForFinished());
        QCOMPARE((*pipe)->read(room).event, InputStream::Event::End);
        QVERIFY(!system->openPipe(path(u"missing"_s)));
    }

    void aLockHasOneHolder_data() { addSystems(); }
    void aLockHasOneHolder()
    {
        QFETCH(const System *, system);
        const auto file = path(u"a.lock"_s);
        QVERIFY(store(file, "left by a run that was killed"));
        QVERIFY(!system->isFileLocked(file));
        auto first = system->tryToLock(file, PathLock::Kind::File);
        QVERIFY(first.lock);
        QVERIFY(system->isFileLocked(file));
        const auto second = system->tryToLock(file, PathLock::Kind::File);
        QVERIFY(!second.lock && second.heldElsewhere);
        first.lock->write("holder");
        QCOMPARE(bytesOf(file), "holder");
        first.lock->remove();
        QCOMPARE(names(), QStringList());
        QVERIFY(!system->isFileLocked(file));
        QCOMPARE(names(), QStringList());
        QVERIFY(system->tryToLock(file, PathLock::Kind::File).lock);

        const auto nowhere = system->tryToLock(path(u"missing/a.lock"_s), PathLock::Kind::File);
        QVERIFY(!nowhere.lock && !nowhere.heldElsewhere);
        QVERIFY(!nowhere.reason.isEmpty());
    }

    void aLockedFolderIsRemovedByItsHolder_data() { addSystems(); }
    void aLockedFolderIsRemovedByItsHolder()
    {
        QFETCH(const System *, system);
        const auto folder = path(u"run"_s);
        QVERIFY(QDir().mkpath(folder + "/deep"_L1));
        QVERIFY(store(folder + "/deep/file"_L1, "text"));
        const auto mine = system->tryToLock(folder, PathLock::Kind::Folder);
        QVERIFY(mine.lock);
        QVERIFY(!system->tryToLock(folder, PathLock::Kind::Folder).lock);
        mine.lock->remove();
        QCOMPARE(names(), QStringList());
        QVERIFY(!system->tryToLock(folder, PathLock::Kind::Folder).lock);
    }

    void aTargetReplacesAFileOnlyWhenItIsCommitted_data() { addSystems(); }
    void aTargetReplacesAFileOnlyWhenItIsCommitted()
    {
        QFETCH(const System *, system);
        QVERIFY(store(path(u"a.csv"_s), "old"));
        QVERIFY(QFile::link(path(u"a.csv"_s), path(u"link"_s)));
        {
            const auto left = system->fileTarget(path(u"a.csv"_s), FileTarget::Access::Private, {});
            QVERIFY(left->open() && left->write("lost"));
        }
        QCOMPARE(bytesOf(path(u"a.csv"_s)), "old");
        const auto target = system->fileTarget(path(u"link"_s), FileTarget::Access::Private, {});
        QVERIFY(target->open() && target->write("new ") && target->write("text"));
        QVERIFY(target->commit(base::FileTarget::Durability::Synchronised));
        QCOMPARE(bytesOf(path(u"a.csv"_s)), "new text");
        QCOMPARE(names(), (QStringList{u"a.csv"_s, u"link"_s}));
        QCOMPARE(QFile::permissions(path(u"a.csv"_s)) & (QFile::ReadGroup | QFile::ReadOther),
                 QFile::Permissions());
    }

    void aTargetKeepsPermissionsOnlyIfAsked_data() { addSystems(); }
    void aTargetKeepsPermissionsOnlyIfAsked()
    {
        QFETCH(const System *, system);
        const auto open =
            QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::ReadOther;
        QVERIFY(store(path(u"a.csv"_s), "old") && QFile::setPermissions(path(u"a.csv"_s), open));
        const auto target = system->fileTarget(path(u"a.csv"_s), FileTarget::Access::AsBefore, {});
        QVERIFY(target->open() && target->write("new")
                && target->commit(base::FileTarget::Durability::Synchronised));
        QVERIFY(QFile::permissions(path(u"a.csv"_s)).testFlags(open));
    }

    void aTargetThatCannotBeWrittenSaysWhy_data() { addSystems(); }
    void aTargetThatCannotBeWrittenSaysWhy()
    {
        QFETCH(const System *, system);
        for (const auto &wrong : {m_folder->path(), path(u"missing/a.csv"_s)}) {
            const auto target = system->fileTarget(wrong, FileTarget::Access::Private, {});
            QVERIFY(!target->open());
            QVERIFY(!target->errorString().isEmpty());
        }
        QCOMPARE(names(), QStringList());
    }

    void aDeviceIsWrittenToDirectly_data() { addSystems(); }
    void aDeviceIsWrittenToDirectly()
    {
        QFETCH(const System *, system);
        // A test run by root could replace the real devices, so private ones are created.
        if (QProcess::execute(u"mknod"_s, {path(u"null"_s), u"c"_s, u"1"_s, u"3"_s}) != 0
            || QProcess::execute(u"mknod"_s, {path(u"full"_s), u"c"_s, u"1"_s, u"7"_s}) != 0)
            QSKIP("devices cannot be made here");
        const auto null = system->fileTarget(path(u"null"_s), FileTarget::Access::AsBefore, {});
        QVERIFY(null->open() && null->write("text")
                && null->commit(base::FileTarget::Durability::Synchronised));
        const auto full = system->fileTarget(path(u"full"_s), FileTarget::Access::AsBefore, {});
        QVERIFY(full->open());
        QVERIFY(!full->write("text"));
        QVERIFY(!full->errorString().isEmpty());
        QVERIFY(!QFileInfo(path(u"null"_s)).isFile() && !QFileInfo(path(u"full"_s)).isFile());
    }

    void textsAreConvertedInPieces_data()
    {
        QTest::addColumn<const System *>("system");
        QTest::addColumn<QByteArray>("encoding");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("expected");
        for (const auto *system : {&native, &plain}) {
            const auto add = [system](const char *encoding, const QByteArray &bytes,
                                      const char *expected) {
                QTest::addRow("%s %s", system == &plain ? "plain" : "native", encoding)
                    << system << QByteArray(encoding) << bytes << QByteArray(expected);
            };
            add("UTF-8", "h\xC3\xA9 \xF0\x9F\x98\x80", "hé 😀");
            add("UTF-16LE", QByteArray("h\0\xE9\0=\xD8\0\xDE", 8), "hé😀");
            add("UTF-16BE", QByteArray("\0h\0\xE9", 4), "hé");
            add("UTF-32LE", QByteArray("h\0\0\0\xE9\0\0\0", 8), "hé");
            add("US-ASCII", "plain", "plain");
            add("ISO-8859-1", "\xE9\xA4", "é¤");
            add("ISO-8859-15", "\xE9\xA4", "é€");
            add("WINDOWS-1252", "\xE9\x80\x93", "é€“");
        }
    }
    void textsAreConvertedInPieces()
    {
        QFETCH(const System *, system);
        QFETCH(const QByteArray, encoding);
        QFETCH(const QByteArray, bytes);
        QFETCH(const QByteArray, expected);
        const auto converter = system->textConverter(encoding);
        QVERIFY(converter);
        QByteArray waiting;
        QByteArray result;
        for (const auto byte : bytes) {
            waiting.append(byte);
            QByteArrayView left(waiting);
            QVERIFY(converter->convert(left, result) != Stop::Invalid);
            waiting = waiting.last(left.size());
        }
        converter->flush(result);
        QCOMPARE(result, expected);
        QCOMPARE(waiting, QByteArray());
    }

    void invalidBytesAreReportedWhereTheyAre_data() { addSystems(); }
    void invalidBytesAreReportedWhereTheyAre()
    {
        QFETCH(const System *, system);
        for (const auto &[encoding, text] :
             {std::pair("UTF-8", "ab\xFFz"), std::pair("US-ASCII", "ab\xE9z"),
              std::pair("WINDOWS-1252", "ab\x81z")}) {
            const auto converter = system->textConverter(encoding);
            QVERIFY(converter);
            QByteArrayView left(text);
            QByteArray result;
            QCOMPARE(converter->convert(left, result), Stop::Invalid);
            QCOMPARE(result, "ab");
            QCOMPARE(left.size(), 2);
            left = left.sliced(1);
            QCOMPARE(converter->convert(left, result), Stop::End);
            QCOMPARE(result, "abz");
        }
        const auto utf8 = system->textConverter("UTF-8");
        QByteArrayView half("a\xC3");
        QByteArray result;
        QCOMPARE(utf8->convert(half, result), Stop::Incomplete);
        QCOMPARE(half, "\xC3");
        QVERIFY(!system->textConverter("KLINGON"));
    }

    void aWakerEndsAWait_data() { addSystems(); }
    void aWakerEndsAWait()
    {
        QFETCH(const System *, system);
        const auto waker = system->socketWaker();
        QVERIFY(waker);
        base::WatchedSocket watched{.number = waker->number(), .wanted = SocketEvent::Readable};
        QVERIFY(!system->waitForSockets(std::span(&watched, 1), 0));
        std::thread waking([&waker] { waker->wake(); });
        QVERIFY(system->waitForSockets(std::span(&watched, 1), 10'000));
        waking.join();
        QCOMPARE(watched.ready, SocketEvent::Readable);
        waker->clear();
        QVERIFY(!system->waitForSockets(std::span(&watched, 1), 0));
    }

    void aConnectionIsAcceptedReadAndReportedAsGone_data() { addSystems(); }
    void aConnectionIsAcceptedReadAndReportedAsGone()
    {
        QFETCH(const System *, system);
        const auto wait = [system](int number, SocketEvent event) {
            base::WatchedSocket watched{.number = number, .wanted = event};
            return system->waitForSockets(std::span(&watched, 1), 10'000)
                && watched.ready.testFlag(event);
        };
        const auto listener = base::boundSocket("127.0.0.1", 0);
        QVERIFY(base::listenOn(listener, 5));
        const auto client = base::connectingSocket("127.0.0.1", base::portOf(listener));
        QVERIFY(wait(listener.number(), SocketEvent::Readable));
        const base::Socket server(system->acceptedSocket(listener.number()));
        QVERIFY(server);
        QVERIFY(!base::Socket(system->acceptedSocket(listener.number())));
        QVERIFY(wait(client.number(), SocketEvent::Writable));
        base::sendOnce(client.number(), "text");
        QVERIFY(wait(server.number(), SocketEvent::Readable));
        QCOMPARE(base::unreadBytes(server.number()), 4);
        base::WatchedSocket open{.number = server.number(), .wanted = SocketEvent::Gone};
        QVERIFY(!system->waitForSockets(std::span(&open, 1), 0));
        auto leaving = base::connectingSocket("127.0.0.1", base::portOf(listener));
        QVERIFY(wait(listener.number(), SocketEvent::Readable));
        const base::Socket second(system->acceptedSocket(listener.number()));
        leaving.close();
        QVERIFY(wait(second.number(), SocketEvent::Gone));
    }

    void aConnectionIsReset_data() { addSystems(); }
    void aConnectionIsReset()
    {
        QFETCH(const System *, system);
        const auto listener = base::boundSocket("127.0.0.1", 0);
        QVERIFY(base::listenOn(listener, 5));
        const auto client = base::connectingSocket("127.0.0.1", base::portOf(listener));
        base::WatchedSocket watched{.number = listener.number(), .wanted = SocketEvent::Readable};
        QVERIFY(base::waitForSockets(std::span(&watched, 1), 10'000));
        base::Socket server(system->acceptedSocket(listener.number()));
        QVERIFY(server);
        system->resetSocket(server.number());
        server.close();
        watched.number = client.number();
        QVERIFY(base::waitForSockets(std::span(&watched, 1), 10'000));
        char byte = 0;
        QCOMPARE(::recv(client.number(), &byte, 1, 0), -1);
        QCOMPARE(errno, ECONNRESET);
    }
};

STOREDESK_TEST(TestFallbacks)

} // namespace tst_fallbacks

#include "tst_fallbacks.moc"
