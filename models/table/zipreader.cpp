// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "zipreader.h"

#include "base/filename.h"
#include "base/utc.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>

#include <archive.h>
#include <archive_entry.h>

namespace storedesk::table {

static constexpr size_t blockSize = 64 * 1024;

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ZipReader)
};
} // namespace

static base::Problem problemOf(const QString &why)
{
    return {.what = QCoreApplication::translate("ZipReader", "The archive could not be read."),
            .why = why,
            .next = QCoreApplication::translate(
                "ZipReader", "Download it again, or unpack it with another program.")};
}

class ZipReader::Private final : public QIODevice
{
public:
    explicit Private(const ZipLimits &limits)
        : m_limits(limits)
        , m_archive(archive_read_new())
    {
        archive_read_support_format_zip(m_archive);
        archive_read_set_options(m_archive, "zip:hdrcharset=UTF-8");
    }

    ~Private() override { archive_read_free(m_archive); }
    Q_DISABLE_COPY_MOVE(Private)

    [[nodiscard]] base::Result<void> openFile(const QString &path)
    {
        // Looked at first, because the library's own message says nothing to a person.
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return tl::unexpected(problemOf(file.errorString()));
        m_packedSize = file.size();
        if (!file.peek(2).startsWith("PK"))
            return tl::unexpected(problemOf(Words::tr("It is not a ZIP archive.")));
        const auto name = QFile::encodeName(path);
        if (archive_read_open_filename(m_archive, name.constData(), blockSize) != ARCHIVE_OK)
            return tl::unexpected(problemOf(words()));
        QIODevice::open(ReadOnly | Unbuffered);
        return {};
    }

    [[nodiscard]] base::Result<bool> next()
    {
        while (!problem) {
            archive_entry *found = nullptr;
            const int code = archive_read_next_header(m_archive, &found);
            if (code == ARCHIVE_EOF)
                return false;
            if (code < ARCHIVE_WARN)
                return fail(problemOf(words()));
            if (++m_entries > m_limits.entries)
                return fail(
                    problemOf(Words::tr("It holds more than %1 files.").arg(m_limits.entries)));
            if (archive_entry_filetype(found) != AE_IFREG) {
                ++passedOver;
                continue;
            }
            take(found);
            if (archive_entry_is_encrypted(found) != 0)
                return fail(
                    problemOf(Words::tr("%1 is locked with a password.").arg(entry.fileName)));
            return true;
        }
        return tl::unexpected(*problem);
    }

    [[nodiscard]] bool isSequential() const override { return true; }
    [[nodiscard]] bool atEnd() const override { return m_ended; }

    ZipEntry entry;
    std::optional<base::Problem> problem;
    int passedOver = 0;

protected:
    qint64 readData(char *bytes, qint64 size) override
    {
        if (problem || m_ended)
            return problem ? -1 : 0;
        const auto count = archive_read_data(m_archive, bytes, static_cast<size_t>(size));
        m_ended = count == 0;
        if (count < 0) {
            stop(problemOf(words()));
            return -1;
        }
        m_unpacked += count;
        return withinLimits() ? count : -1;
    }

    qint64 writeData(const char * /*bytes*/, qint64 /*size*/) override { return -1; }

private:
    [[nodiscard]] QString words() const
    {
        const auto *text = archive_error_string(m_archive);
        return text ? QString::fromUtf8(text) : Words::tr("It is damaged.");
    }

    void take(archive_entry *found)
    {
        const char *utf8 = archive_entry_pathname_utf8(found);
        const char *raw = utf8 ? utf8 : archive_entry_pathname(found);
        entry.name = QString::fromUtf8(raw ? raw : "");
        entry.fileName = base::safeFileName(entry.name);
        entry.size = archive_entry_size_is_set(found) ? archive_entry_size(found) : -1;
        entry.modified = QDateTime::fromSecsSinceEpoch(archive_entry_mtime(found), base::utc);
        m_ended = false;
    }

    // What the directory promises does not count, only what really came out.
    bool withinLimits()
    {
        if (m_unpacked > m_limits.totalSize) {
            stop(problemOf(Words::tr("Unpacked it would be larger than %1 MB.")
                               .arg(m_limits.totalSize / (1024 * 1024))));
        } else if (m_unpacked > m_limits.freeSize
                   && m_unpacked / m_limits.ratio > std::max<qint64>(m_packedSize, 1)) {
            stop(problemOf(
                Words::tr("It unpacks to more than %1 times its size, as only a trap does.")
                    .arg(m_limits.ratio)));
        }
        return !problem;
    }

    void stop(const base::Problem &reason)
    {
        problem = reason;
        setErrorString(reason.why);
    }

    [[nodiscard]] base::Result<bool> fail(const base::Problem &reason)
    {
        stop(reason);
        return tl::unexpected(reason);
    }

    ZipLimits m_limits;
    archive *m_archive;
    qint64 m_packedSize = 0;
    qint64 m_unpacked = 0;
    int m_entries = 0;
    bool m_ended = true;
};

ZipReader::ZipReader(std::unique_ptr<Private> data)
    : d(std::move(data))
{ }

ZipReader::~ZipReader() = default;

base::Result<std::unique_ptr<ZipReader>> ZipReader::open(const QString &path,
                                                         const ZipLimits &limits)
{
    auto data = std::make_unique<Private>(limits);
    if (const auto opened = data->openFile(path); !opened)
        return tl::unexpected(opened.error());
    return std::unique_ptr<ZipReader>(new ZipReader(std::move(data)));
}

base::Result<bool> ZipReader::next()
{
    return d->next();
}

const ZipEntry &ZipReader::entry() const
{
    return d->entry;
}

QIODevice &ZipReader::device()
{
    return *d;
}

int ZipReader::passedOver() const
{
    return d->passedOver;
}

const std::optional<base::Problem> &ZipReader::problem() const
{
    return d->problem;
}

} // namespace storedesk::table
