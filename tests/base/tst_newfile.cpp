// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/newfile.h"
#include "base/platform/process.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <csignal>
#include <functional>
#include <thread>
#include <vector>

#include <fcntl.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

namespace tst_newfile {

using namespace storedesk;
using namespace Qt::StringLiterals;
using base::NewFile;

class TestNewFile final : public QObject
{
    Q_OBJECT

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }
    QStringList names() const
    {
        return QDir(m_folder->path())
            .entryList(QDir::AllEntries | QDir::System | QDir::Hidden | QDir::NoDotAndDotDot);
    }
    static QByteArray bytesOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("none");
    }
    static bool store(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    }
    static bool replace(const QString &path, const QByteArray &bytes,
                        NewFile::Access access = NewFile::Access::Private)
    {
        NewFile file(path, access);
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size()
            && file.commit();
    }
    static mode_t modeOf(const QString &path)
    {
        struct stat status = {};
        return ::stat(QFile::encodeName(path).constData(), &status) == 0 ? status.st_mode & 0777
                                                                         : 0;
    }

    std::unique_ptr<QTemporaryDir> m_folder;

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_folder = std::make_unique<QTemporaryDir>();
    }

    // A limit on the file size behaves like a full disk: the first write is short, and the next one
    // fails.
    void aWriteThatFailsLeavesThePreviousFile_data()
    {
        QTest::addColumn<int>("size");
        QTest::newRow("in one block") << 150'000;
        QTest::newRow("in several blocks") << 3'000'000;
    }
    void aWriteThatFailsLeavesThePreviousFile()
    {
        QFETCH(const int, size);
        QVERIFY(store(path(u"a.csv"_s), "old"));
        rlimit before{};
        QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
        auto *const handler = std::signal(SIGXFSZ, SIG_IGN);
        const rlimit small{.rlim_cur = 100'000, .rlim_max = before.rlim_max};
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &small), 0);
        const auto restore = qScopeGuard([&] {
            ::setrlimit(RLIMIT_FSIZE, &before);
            std::signal(SIGXFSZ, handler);
        });
        {
            NewFile file(path(u"a.csv"_s));
            QVERIFY(file.open(QIODevice::WriteOnly));
            (void)file.write(QByteArray(size, 'x'));
            // Callers may ignore the result of write(), but commit() must report the failure.
            QVERIFY(!file.commit());
            QVERIFY(!file.errorString().isEmpty());
            QVERIFY(file.errorString() != u"Unknown error"_s);
        }
        QCOMPARE(bytesOf(path(u"a.csv"_s)), "old");
        QCOMPARE(names(), QStringList{u"a.csv"_s});
    }

    void aDeviceIsWrittenToDirectlyAndItsErrorIsNoticed()
    {
        // A test run by root could replace the real devices, so private ones are created.
        auto full = u"/dev/full"_s;
        auto null = u"/dev/null"_s;
        if (::geteuid() == 0) {
            full = path(u"full"_s);
            null = path(u"null"_s);
            if (::mknod(QFile::encodeName(full).constData(), S_IFCHR | 0600, ::makedev(1, 7)) != 0
                || ::mknod(QFile::encodeName(null).constData(), S_IFCHR | 0600, ::makedev(1, 3))
                    != 0)
                QSKIP("devices cannot be made here");
        }
        const auto before = names();
        QVERIFY(replace(null, "text"));
        QVERIFY(!replace(full, "text"));
        QVERIFY(!replace(full, "text", NewFile::Access::AsBefore));
        QCOMPARE(names(), before);
        for (const auto &device : {full, null}) {
            struct stat status = {};
            QCOMPARE(::stat(QFile::encodeName(device).constData(), &status), 0);
            QVERIFY(S_ISCHR(status.st_mode));
        }
    }

    void aNamedPipeIsWrittenToAndStays()
    {
        const auto name = QFile::encodeName(path(u"pipe"_s));
        QCOMPARE(::mkfifo(name.constData(), 0600), 0);
        const int reader = ::open(name.constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
        QVERIFY(reader >= 0);
        qint64 received = 0;
        std::thread reading([&] {
            std::array<char, 4096> block{};
            pollfd waiting{.fd = reader, .events = POLLIN, .revents = 0};
            while (::poll(&waiting, 1, 5'000) > 0) {
                const auto count = ::read(reader, block.data(), block.size());
                if (count <= 0)
                    break;
                received += count;
            }
        });
        const bool written = replace(path(u"pipe"_s), QByteArray(300'000, 'x'));
        reading.join();
        ::close(reader);
        QVERIFY(written);
        QCOMPARE(received, 300'000);
        struct stat status = {};
        QCOMPARE(::stat(name.constData(), &status), 0);
        QVERIFY(S_ISFIFO(status.st_mode));
    }

    void anUnreadPipeDoesNotBlockForever()
    {
        if (base::isPlainPlatform())
            QSKIP("Plain Qt waits for the reader of a pipe.");
        const auto name = QFile::encodeName(path(u"pipe"_s));
        QCOMPARE(::mkfifo(name.constData(), 0600), 0);
        {
            NewFile unread(path(u"pipe"_s));
            unread.setCancellation([] { return true; });
            QVERIFY(!unread.open(QIODevice::WriteOnly));
        }
        // The reader keeps the pipe open but reads nothing.
        const int reader = ::open(name.constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
        QVERIFY(reader >= 0);
        int polls = 0;
        NewFile full(path(u"pipe"_s));
        full.setCancellation([&polls] { return ++polls > 2; });
        QVERIFY(full.open(QIODevice::WriteOnly));
        (void)full.write(QByteArray(1'000'000, 'x'));
        QVERIFY(!full.commit());
        ::close(reader);
    }

    void anOpenDescriptorIsWrittenWhereItStands()
    {
        if (base::isPlainPlatform())
            QSKIP("Other systems have no files for open descriptors.");
        QVERIFY(store(path(u"out.txt"_s), "first\n"));
        const int out = ::open(QFile::encodeName(path(u"out.txt"_s)).constData(),
                               O_WRONLY | O_APPEND | O_CLOEXEC);
        QVERIFY(out >= 0);
        const auto close = qScopeGuard([out] { ::close(out); });
        QVERIFY(replace(u"/dev/fd/%1"_s.arg(out), "second\n"));
        QVERIFY(QFile::link(u"/proc/self/fd/%1"_s.arg(out), path(u"link"_s)));
        QVERIFY(replace(path(u"link"_s), "third\n"));
        QCOMPARE(bytesOf(path(u"out.txt"_s)), "first\nsecond\nthird\n");
        QVERIFY(!replace(u"/dev/fd/987"_s, "text"));
    }

    void everyLinkOfAChainStaysAndTheTargetIsReplaced()
    {
        QVERIFY(QDir(m_folder->path()).mkpath(u"deep/er"_s));
        QVERIFY(store(path(u"deep/er/real.csv"_s), "old"));
        // Links are relative to the folder that contains them.
        QCOMPARE(::symlink("er/real.csv", QFile::encodeName(path(u"deep/b"_s)).constData()), 0);
        QCOMPARE(::symlink("deep/b", QFile::encodeName(path(u"a"_s)).constData()), 0);
        QVERIFY(replace(path(u"a"_s), "new"));
        QVERIFY(QFileInfo(path(u"a"_s)).isSymLink());
        QVERIFY(QFileInfo(path(u"deep/b"_s)).isSymLink());
        QCOMPARE(bytesOf(path(u"deep/er/real.csv"_s)), "new");
    }

    void aLinkToAFileThatIsMissingStaysALink()
    {
        QVERIFY(QDir(m_folder->path()).mkpath(u"deep"_s));
        QCOMPARE(::symlink("deep/real.csv", QFile::encodeName(path(u"a"_s)).constData()), 0);
        QVERIFY(replace(path(u"a"_s), "new"));
        QVERIFY(QFileInfo(path(u"a"_s)).isSymLink());
        QCOMPARE(bytesOf(path(u"deep/real.csv"_s)), "new");
    }

    void aLinkToItselfIsRefused()
    {
        QCOMPARE(::symlink("a", QFile::encodeName(path(u"a"_s)).constData()), 0);
        QVERIFY(!replace(path(u"a"_s), "new", NewFile::Access::AsBefore));
        QVERIFY(!replace(path(u"a"_s), "new"));
        QVERIFY(QFileInfo(path(u"a"_s)).isSymLink());
    }

    void permissionsAreThoseOfThePreviousFileOnlyWhereTheUserChoseIt()
    {
        QVERIFY(store(path(u"a.csv"_s), "old"));
        QCOMPARE(::chmod(QFile::encodeName(path(u"a.csv"_s)).constData(), 0644), 0);
        QVERIFY(replace(path(u"a.csv"_s), "new", NewFile::Access::AsBefore));
        QCOMPARE(modeOf(path(u"a.csv"_s)), 0644);
        QVERIFY(replace(path(u"a.csv"_s), "new"));
        QCOMPARE(modeOf(path(u"a.csv"_s)), 0600);
        QVERIFY(replace(path(u"b.csv"_s), "new", NewFile::Access::AsBefore));
        QCOMPARE(modeOf(path(u"b.csv"_s)), 0600);
    }

    void aFileThatMayNotBeWrittenIsNotReplaced()
    {
        if (::geteuid() == 0)
            QSKIP("root may write every file");
        QVERIFY(store(path(u"a.csv"_s), "old"));
        QCOMPARE(::chmod(QFile::encodeName(path(u"a.csv"_s)).constData(), 0444), 0);
        QVERIFY(!replace(path(u"a.csv"_s), "new", NewFile::Access::AsBefore));
        QCOMPARE(bytesOf(path(u"a.csv"_s)), "old");
    }

    void theLongestNameCanBeWritten()
    {
        const auto name = QString(255, u'x');
        QVERIFY(replace(path(name), "new"));
        QVERIFY(replace(path(name), "newer"));
        QCOMPARE(bytesOf(path(name)), "newer");
    }

    void threadsWriteAtPositionsInAnyOrder()
    {
        QVERIFY(store(path(u"a.csv"_s), "old"));
        NewFile file(path(u"a.csv"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        std::array<bool, 4> written = {};
        std::vector<std::thread> threads;
        for (std::size_t part = 0; part < written.size(); ++part) {
            threads.emplace_back([&file, &written, part] {
                const QByteArray bytes(100'000, static_cast<char>('a' + static_cast<int>(part)));
                written[part] = file.writeAt(static_cast<qint64>(3 - part) * bytes.size(), bytes);
            });
        }
        for (auto &thread : threads)
            thread.join();
        QVERIFY(std::ranges::all_of(written, std::identity()));
        QCOMPARE(bytesOf(path(u"a.csv"_s)), "old");
        file.setDisposable();
        QVERIFY(file.commit());
        QCOMPARE(bytesOf(path(u"a.csv"_s)),
                 QByteArray(100'000, 'd') + QByteArray(100'000, 'c') + QByteArray(100'000, 'b')
                     + QByteArray(100'000, 'a'));
    }

    void aCopyIsCompleteOrMissing()
    {
        class HalfReadable final : public QIODevice
        {
        public:
            HalfReadable() { QIODevice::open(ReadOnly | Unbuffered); }
            bool isSequential() const override { return true; }

        protected:
            qint64 readData(char *bytes, qint64 size) override
            {
                if (m_read)
                    return -1;
                m_read = true;
                std::fill_n(bytes, size, 'x');
                return size;
            }
            qint64 writeData(const char * /*bytes*/, qint64 /*size*/) override { return -1; }

        private:
            bool m_read = false;
        };
        QVERIFY(store(path(u"a.csv"_s), "old"));
        {
            HalfReadable broken;
            NewFile file(path(u"a.csv"_s));
            QVERIFY(file.open(QIODevice::WriteOnly));
            QVERIFY(!file.writeAll(broken));
            QVERIFY(!file.commit());
        }
        QCOMPARE(bytesOf(path(u"a.csv"_s)), "old");
        QBuffer whole;
        whole.setData(QByteArray(700'001, 'y'));
        QVERIFY(whole.open(QIODevice::ReadOnly));
        NewFile file(path(u"a.csv"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.writeAll(whole));
        QVERIFY(file.commit());
        QCOMPARE(bytesOf(path(u"a.csv"_s)), QByteArray(700'001, 'y'));
    }
};

STOREDESK_TEST(TestNewFile)

} // namespace tst_newfile

#include "tst_newfile.moc"
