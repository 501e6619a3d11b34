// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "zipreader.h"

#include "base/filename.h"
#include "base/utc.h"
#include "tablefile/zipwords.h"

#include <QCoreApplication>
#include <QIODevice>

#include <algorithm>

#include <archive.h>
#include <archive_entry.h>

namespace storedesk::tablefile {

static constexpr qsizetype archiveBlock = 64 * 1024;

static base::Problem notRead(const QString &why)
{
    return {.what = QCoreApplication::translate("ZipReader", "Couldn't read the archive."),
            .why = why,
            .next = QCoreApplication::translate(
                "ZipReader", "Download it again, or unpack it with another program.")};
}

class ZipReader::Private final : public QIODevice
{
public:
    Private(std::shared_ptr<const csv::BlockFile> file, std::shared_ptr<UnpackBudget> budget)
        : m_file(std::move(file))
        , m_budget(std::move(budget))
        , m_block(archiveBlock, Qt::Uninitialized)
        , m_archive(archive_read_new())
    {
        archive_read_support_format_zip(m_archive);
        archive_read_set_options(m_archive, "zip:hdrcharset=UTF-8");
    }

    ~Private() override { archive_read_free(m_archive); }
    Q_DISABLE_COPY_MOVE(Private)

    [[nodiscard]] base::Result<void> openArchive()
    {
        // Check this first, because libarchive's message is not helpful to users.
        if (!m_file->read(0, 2).startsWith("PK"))
            return tl::unexpected(notRead(ZipWords::tr("It is not a ZIP archive.")));
        archive_read_set_callback_data(m_archive, this);
        archive_read_set_read_callback(m_archive, readBlock);
        archive_read_set_skip_callback(m_archive, skipBytes);
        archive_read_set_seek_callback(m_archive, seekTo);
        if (archive_read_open1(m_archive) != ARCHIVE_OK)
            return tl::unexpected(notRead(words()));
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
                return fail(notRead(words()));
            if (archive_entry_size_is_set(found))
                m_announced += std::max<qint64>(archive_entry_size(found), 0);
            if (const auto why = m_budget->checkAnnounced(++m_entries, m_announced))
                return fail(notRead(*why));
            if (archive_entry_filetype(found) != AE_IFREG) {
                ++passedOver;
                continue;
            }
            take(found);
            if (archive_entry_is_encrypted(found) != 0)
                return fail(
                    notRead(ZipWords::tr("%1 is protected with a password.").arg(entry.fileName)));
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
            stop(notRead(words()));
            return -1;
        }
        // Only the actual decompressed size counts, not the one announced in the directory.
        if (const auto why = m_budget->take(count)) {
            stop(notRead(*why));
            return -1;
        }
        return count;
    }

    qint64 writeData(const char * /*bytes*/, qint64 /*size*/) override { return -1; }

private:
    [[nodiscard]] QString words() const
    {
        const auto *text = archive_error_string(m_archive);
        return text ? QString::fromUtf8(text) : ZipWords::tr("It is damaged.");
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

    static la_ssize_t readBlock(archive * /*reader*/, void *data, const void **bytes)
    {
        auto &self = *static_cast<Private *>(data);
        const auto size = self.m_file->read(
            self.m_at, std::span(self.m_block.data(), static_cast<std::size_t>(archiveBlock)));
        self.m_at += size;
        *bytes = self.m_block.constData();
        return size;
    }

    static la_int64_t skipBytes(archive * /*reader*/, void *data, la_int64_t count)
    {
        auto &self = *static_cast<Private *>(data);
        const auto step = std::clamp<qint64>(count, 0, self.m_file->size() - self.m_at);
        self.m_at += step;
        return step;
    }

    static la_int64_t seekTo(archive * /*reader*/, void *data, la_int64_t offset, int whence)
    {
        auto &self = *static_cast<Private *>(data);
        const auto size = self.m_file->size();
        const auto from = whence == SEEK_END ? size : whence == SEEK_CUR ? self.m_at : 0;
        self.m_at = std::clamp<qint64>(from + offset, 0, size);
        return self.m_at;
    }

    std::shared_ptr<const csv::BlockFile> m_file;
    std::shared_ptr<UnpackBudget> m_budget;
    QByteArray m_block;
    qint64 m_at = 0;
    archive *m_archive;
    qint64 m_announced = 0;
    int m_entries = 0;
    bool m_ended = true;
};

ZipReader::ZipReader(std::unique_ptr<Private> data)
    : d(std::move(data))
{ }

ZipReader::~ZipReader() = default;

base::Result<std::unique_ptr<ZipReader>> ZipReader::open(const QString &path,
                                                         const UnpackLimits &limits)
{
    auto file = csv::BlockFile::open(path);
    if (!file)
        return tl::unexpected(notRead(file.error().why));
    auto budget = std::make_shared<UnpackBudget>((*file)->size(), limits);
    return open(*file, std::move(budget));
}

base::Result<std::unique_ptr<ZipReader>> ZipReader::open(std::shared_ptr<const csv::BlockFile> file,
                                                         std::shared_ptr<UnpackBudget> budget)
{
    auto data = std::make_unique<Private>(std::move(file), std::move(budget));
    if (const auto opened = data->openArchive(); !opened)
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

} // namespace storedesk::tablefile
