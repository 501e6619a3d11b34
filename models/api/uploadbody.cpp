// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "uploadbody.h"

#include <QFileInfo>
#include <QRandomGenerator>

#include <algorithm>
#include <array>
#include <cstring>

namespace storedesk::api {

using namespace Qt::StringLiterals;

// Blocks of this size are read in the event loop while the body is sent. That is deliberate: from
// the page cache it takes microseconds, from a slow disk some milliseconds, and a thread would only
// hold more blocks in memory.
static constexpr qint64 blockSize = 64 * 1024;

static QByteArray newBoundary()
{
    std::array<quint32, 4> words{};
    QRandomGenerator::system()->fillRange(words.data(), std::ssize(words));
    QByteArray boundary = "storedesk-";
    for (const auto word : words)
        boundary += QByteArray::number(word, 16).rightJustified(8, '0');
    return boundary;
}

// Names travel as plain UTF-8, and what would end the quoted text travels as browsers send it.
static QByteArray quoted(const QString &name)
{
    auto bytes = name.toUtf8();
    bytes.replace('"', "%22").replace('\r', "%0D").replace('\n', "%0A");
    return '"' + bytes + '"';
}

static QByteArray textPart(const QByteArray &boundary, const QString &name, const QString &value)
{
    return "--" + boundary + "\r\nContent-Disposition: form-data; name=" + quoted(name) + "\r\n\r\n"
        + value.toUtf8() + "\r\n";
}

static QByteArray fileHead(const QByteArray &boundary, const UploadParts &parts)
{
    const auto name =
        parts.fileName.isEmpty() ? QFileInfo(parts.filePath).fileName() : parts.fileName;
    return "--" + boundary + "\r\nContent-Disposition: form-data; name=" + quoted(parts.fileField)
        + "; filename=" + quoted(name) + "\r\nContent-Type: " + parts.fileType + "\r\n\r\n";
}

base::Result<std::unique_ptr<UploadBody>> UploadBody::open(const UploadParts &parts)
{
    std::unique_ptr<UploadBody> body(new UploadBody(parts, newBoundary()));
    if (!body->start())
        return tl::unexpected(*body->problem());
    return body;
}

UploadBody::UploadBody(const UploadParts &parts, const QByteArray &boundary)
    : m_boundary(boundary)
    , m_suffix("\r\n--" + boundary + "--\r\n")
    , m_file(parts.filePath)
{
    for (const auto &[name, value] : parts.texts)
        m_prefix += textPart(boundary, name, value);
    m_prefix += fileHead(boundary, parts);
}

UploadBody::~UploadBody() = default;

bool UploadBody::start()
{
    const QFileInfo info(m_file);
    if (!info.isFile() || !m_file.open(QIODevice::ReadOnly | QIODevice::Unbuffered)) {
        fail(info.isFile() ? m_file.errorString() : tr("There is no such file."));
        return false;
    }
    m_fileSize = m_file.size();
    m_fileChanged = info.lastModified();
    return QIODevice::open(QIODevice::ReadOnly | QIODevice::Unbuffered);
}

QByteArray UploadBody::contentType() const
{
    return "multipart/form-data; boundary=" + m_boundary;
}

qint64 UploadBody::length() const
{
    return m_prefix.size() + m_fileSize + m_suffix.size();
}

std::optional<base::Problem> UploadBody::problem() const
{
    return m_problem;
}

bool UploadBody::isSequential() const
{
    return true;
}

bool UploadBody::atEnd() const
{
    return m_problem || m_position >= length();
}

qint64 UploadBody::bytesAvailable() const
{
    return (m_problem ? 0 : length() - m_position) + QIODevice::bytesAvailable();
}

bool UploadBody::reset()
{
    return false;
}

qint64 UploadBody::readData(char *data, qint64 maxSize)
{
    qint64 count = 0;
    while (count < maxSize && m_position < length()) {
        const auto bytes = ready();
        const auto taken = std::min<qint64>(bytes.size(), maxSize - count);
        if (taken == 0)
            break;
        std::memcpy(data + count, bytes.data(), static_cast<std::size_t>(taken));
        count += taken;
        m_position += taken;
    }
    return count > 0 ? count : -1;
}

qint64 UploadBody::writeData(const char *, qint64)
{
    return -1;
}

// What comes next, as far as it is in memory; empty after a failure.
QByteArrayView UploadBody::ready()
{
    if (m_problem)
        return {};
    if (m_position < m_prefix.size())
        return QByteArrayView(m_prefix).sliced(m_position);

    const auto inFile = m_position - m_prefix.size();
    if (inFile < m_fileSize) {
        if (inFile >= m_blockEnd && !readBlock())
            return {};
        return QByteArrayView(m_block).last(m_blockEnd - inFile);
    }
    if (inFile == m_fileSize && !fileIsTheSame())
        return {};
    return QByteArrayView(m_suffix).sliced(inFile - m_fileSize);
}

bool UploadBody::readBlock()
{
    m_block.resize(std::min(blockSize, m_fileSize - m_blockEnd));
    const auto count = m_file.read(m_block.data(), m_block.size());
    if (count <= 0) {
        fail(count < 0 ? m_file.errorString()
                       : tr("The file became shorter while it was being sent."));
        return false;
    }
    m_block.truncate(count);
    m_blockEnd += count;
    return true;
}

bool UploadBody::fileIsTheSame()
{
    QFileInfo info(m_file.fileName());
    info.refresh();
    if (m_file.size() == m_fileSize && info.exists() && info.lastModified() == m_fileChanged)
        return true;
    fail(tr("The file was changed while it was being sent."));
    return false;
}

void UploadBody::fail(const QString &why)
{
    m_problem = base::Problem{
        .what = tr("The file %1 could not be sent.").arg(QFileInfo(m_file).fileName()),
        .why = why,
        .next = tr("Close other programs that use the file, check that it can be opened, and send "
                   "it again."),
    };
    setErrorString(why);
}

} // namespace storedesk::api
