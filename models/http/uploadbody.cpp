// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "uploadbody.h"

#include "catalogue/key.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRandomGenerator>

#include <algorithm>
#include <array>
#include <cstring>

namespace storedesk::http {

using namespace Qt::StringLiterals;

// Blocks of this size are read in the event loop while the body is sent. Reading a block takes
// microseconds from the page cache and a few milliseconds from a slow disk, and a separate thread
// would only hold more blocks in memory.
static constexpr qint64 uploadBlock = 64LL * 1024;

static QByteArray newBoundary()
{
    std::array<quint32, 4> words{};
    QRandomGenerator::system()->fillRange(words.data(), std::ssize(words));
    QByteArray boundary = "storedesk-";
    for (const auto word : words)
        boundary += QByteArray::number(word, 16).rightJustified(8, '0');
    return boundary;
}

// Names are sent as plain UTF-8; characters that would end the quoted text are escaped as in
// browsers.
static QByteArray headerQuoted(const QString &name)
{
    auto bytes = name.toUtf8();
    bytes.replace('"', "%22").replace('\r', "%0D").replace('\n', "%0A");
    return '"' + bytes + '"';
}

static QByteArray headOf(const QByteArray &boundary, const QString &name)
{
    return "--" + boundary + "\r\nContent-Disposition: form-data; name=" + headerQuoted(name);
}

static base::Problem problemOf(const QString &path, const QString &why)
{
    return {
        .what = QCoreApplication::translate("UploadBody", "Couldn't send the file %1.")
                    .arg(QFileInfo(path).fileName()),
        .why = why,
        .next = QCoreApplication::translate("UploadBody",
                                            "Check that the file can be opened and that no other "
                                            "program is writing to it, then send it again."),
    };
}

UploadBody::Frame UploadBody::frameOf(const ImportForm &form, const QByteArray &boundary)
{
    QByteArray prefix;
    for (const auto &[name, value] : form.fields)
        prefix += headOf(boundary, name) + "\r\n\r\n" + value.toUtf8() + "\r\n";
    const auto fileName =
        form.fileName.isEmpty() ? QFileInfo(form.filePath).fileName() : form.fileName;
    prefix += headOf(boundary, catalogue::key::file) + "; filename=" + headerQuoted(fileName)
        + "\r\nContent-Type: text/csv\r\n\r\n";
    return {.boundary = boundary, .prefix = prefix, .suffix = "\r\n--" + boundary + "--\r\n"};
}

base::Result<std::unique_ptr<UploadBody>> UploadBody::open(const ImportForm &form)
{
    auto file = std::make_unique<QFile>(form.filePath);
    if (!QFileInfo(form.filePath).isFile())
        return tl::unexpected(problemOf(form.filePath, tr("The file does not exist.")));
    if (!file->open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return tl::unexpected(problemOf(form.filePath, file->errorString()));
    return std::unique_ptr<UploadBody>(
        new UploadBody(frameOf(form, newBoundary()), std::move(file)));
}

UploadBody::UploadBody(Frame frame, std::unique_ptr<QFile> file)
    : OneShotBody(frame.prefix.size() + file->size() + frame.suffix.size())
    , m_frame(std::move(frame))
    , m_file(std::move(file))
    , m_fileSize(m_file->size())
    , m_fileChanged(QFileInfo(m_file->fileName()).lastModified())
{ }

UploadBody::~UploadBody() = default;

QByteArray UploadBody::contentType() const
{
    return "multipart/form-data; boundary=" + m_frame.boundary;
}

std::optional<base::Problem> UploadBody::problem() const
{
    return m_problem;
}

qint64 UploadBody::readBody(char *out, qint64 max)
{
    const auto bytes = ready();
    const auto count = std::min<qint64>(bytes.size(), max);
    if (count <= 0)
        return -1;
    std::memcpy(out, bytes.data(), static_cast<std::size_t>(count));
    m_position += count;
    return count;
}

// Returns the next bytes in memory; empty at the end and after a failure.
QByteArrayView UploadBody::ready()
{
    if (m_problem)
        return {};
    const auto inFile = m_position - m_frame.prefix.size();
    if (inFile < 0)
        return QByteArrayView(m_frame.prefix).sliced(m_position);
    if (inFile < m_fileSize) {
        if (inFile >= m_blockEnd && !readBlock())
            return {};
        return QByteArrayView(m_block).last(m_blockEnd - inFile);
    }
    if (inFile == m_fileSize && !fileIsTheSame())
        return {};
    return QByteArrayView(m_frame.suffix).sliced(inFile - m_fileSize);
}

bool UploadBody::readBlock()
{
    m_block.resize(std::min(uploadBlock, m_fileSize - m_blockEnd));
    const auto count = m_file->read(m_block.data(), m_block.size());
    if (count <= 0) {
        fail(count < 0 ? m_file->errorString()
                       : tr("The file became shorter while it was being sent."));
        return false;
    }
    m_block.truncate(count);
    m_blockEnd += count;
    return true;
}

bool UploadBody::fileIsTheSame()
{
    const QFileInfo info(m_file->fileName());
    if (m_file->size() == m_fileSize && info.exists() && info.lastModified() == m_fileChanged)
        return true;
    fail(tr("The file was changed while it was being sent."));
    return false;
}

void UploadBody::fail(const QString &why)
{
    m_problem = problemOf(m_file->fileName(), why);
    setErrorString(why);
}

} // namespace storedesk::http
