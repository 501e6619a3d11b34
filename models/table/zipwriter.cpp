// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "zipwriter.h"

#include <QCoreApplication>
#include <QIODevice>

#include <optional>

#include <archive.h>
#include <archive_entry.h>

namespace storedesk::table {

static base::Problem problemOf(const QString &why)
{
    return {.what = QCoreApplication::translate("ZipWriter", "The archive could not be written."),
            .why = why,
            .next = QCoreApplication::translate("ZipWriter",
                                                "Check the free space on the disk and try again.")};
}

class ZipWriter::Private final : public QIODevice
{
public:
    explicit Private(QIODevice &device)
        : m_device(device)
        , m_archive(archive_write_new())
    {
        archive_write_set_format_zip(m_archive);
        archive_write_set_options(m_archive, "zip:compression=deflate,zip:hdrcharset=UTF-8");
        archive_write_set_bytes_per_block(m_archive, 0); // no padding
        check(archive_write_open2(m_archive, this, nullptr, &Private::pass, nullptr, nullptr));
        QIODevice::open(WriteOnly | Unbuffered);
    }

    ~Private() override
    {
        if (!m_finished)
            archive_write_fail(m_archive); // else it would still write the directory
        archive_write_free(m_archive);
    }
    Q_DISABLE_COPY_MOVE(Private)

    [[nodiscard]] bool isSequential() const override { return true; }

    void begin(const QString &name, const QDateTime &modified)
    {
        auto *entry = archive_entry_new();
        archive_entry_set_pathname_utf8(entry, name.toUtf8().constData());
        archive_entry_set_filetype(entry, AE_IFREG);
        archive_entry_set_perm(entry, 0600);
        archive_entry_set_mtime(entry, modified.toSecsSinceEpoch(), 0);
        check(archive_write_header(m_archive, entry));
        archive_entry_free(entry);
    }

    void finish()
    {
        m_finished = true;
        check(archive_write_close(m_archive));
    }

    [[nodiscard]] base::Result<void> result() const
    {
        if (m_problem)
            return tl::unexpected(*m_problem);
        return {};
    }

protected:
    qint64 readData(char * /*bytes*/, qint64 /*size*/) override { return -1; }

    qint64 writeData(const char *bytes, qint64 size) override
    {
        if (m_problem)
            return -1;
        const auto written = archive_write_data(m_archive, bytes, static_cast<size_t>(size));
        if (written == size)
            return size;
        check(ARCHIVE_FATAL);
        return -1;
    }

private:
    static la_ssize_t pass(archive *archive, void *self, const void *bytes, size_t size)
    {
        auto &device = static_cast<Private *>(self)->m_device;
        const auto written =
            device.write(static_cast<const char *>(bytes), static_cast<qint64>(size));
        if (written <= 0)
            archive_set_error(archive, EIO, "%s", device.errorString().toUtf8().constData());
        return written > 0 ? written : -1;
    }

    void check(int code)
    {
        if (code >= ARCHIVE_WARN || m_problem)
            return;
        const auto *words = archive_error_string(m_archive);
        m_problem = problemOf(QString::fromUtf8(words ? words : ""));
        setErrorString(m_problem->why);
    }

    QIODevice &m_device;
    archive *m_archive;
    std::optional<base::Problem> m_problem;
    bool m_finished = false;
};

ZipWriter::ZipWriter(QIODevice &device)
    : d(std::make_unique<Private>(device))
{ }

ZipWriter::~ZipWriter() = default;

base::Result<void> ZipWriter::begin(const QString &name, const QDateTime &modified)
{
    d->begin(name, modified);
    return d->result();
}

QIODevice &ZipWriter::entry()
{
    return *d;
}

base::Result<void> ZipWriter::write(QByteArrayView bytes)
{
    d->write(bytes.data(), bytes.size());
    return d->result();
}

base::Result<void> ZipWriter::finish()
{
    d->finish();
    return d->result();
}

} // namespace storedesk::table
