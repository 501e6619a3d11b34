// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "transcoder.h"

#include "csv/utf8.h"

#include <QCoreApplication>
#include <QIODevice>

#include <algorithm>
#include <array>
#include <cerrno>

#include <iconv.h>

namespace storedesk::csv {

static constexpr QByteArrayView replacement = "\xEF\xBF\xBD";
static const auto noConverter = reinterpret_cast<iconv_t>(-1); // NOLINT: iconv says it so

namespace {
struct TranscoderWords
{
    Q_DECLARE_TR_FUNCTIONS(Transcoder)
};
} // namespace

bool Transcoder::knows(const QByteArray &encoding)
{
    auto *converter = iconv_open("UTF-8", encoding.constData());
    if (converter == noConverter)
        return false;
    iconv_close(converter);
    return true;
}

QString Transcoder::text(QByteArrayView bytes, const QByteArray &encoding)
{
    Transcoder transcoder(encoding);
    auto text = transcoder.add(bytes);
    text += transcoder.finish();
    return QString::fromUtf8(text);
}

Transcoder::Transcoder(const QByteArray &encoding)
    : m_converter(iconv_open("UTF-8", encoding.constData()))
{ }

Transcoder::~Transcoder()
{
    if (m_converter != noConverter)
        iconv_close(m_converter);
}

QByteArray Transcoder::add(QByteArrayView bytes)
{
    static constexpr qsizetype much = 16 * 1024;
    if (m_converter == noConverter)
        return bytes.toByteArray();
    if (bytes.size() >= much && !m_begun)
        learnBytes();
    m_begun = m_begun || !bytes.isEmpty();
    if (m_bytes)
        return addByBytes(bytes);
    m_waiting.append(bytes);
    QByteArray result;
    std::array<char, 64 * 1024> room;
    char *in = m_waiting.data();
    auto left = static_cast<size_t>(m_waiting.size());
    while (left > 0) {
        char *out = room.data();
        size_t free = room.size();
        const auto code = iconv(m_converter, &in, &left, &out, &free);
        const int reason = errno;
        result.append(room.data(), static_cast<qsizetype>(room.size() - free));
        if (code != static_cast<size_t>(-1) || reason == EINVAL)
            // Everything was converted, except for an incomplete character at the end.
            break;
        if (reason == EILSEQ) {
            replace(1, result);
            ++in;
            --left;
        }
    }
    m_waiting = m_waiting.last(static_cast<qsizetype>(left));
    return result;
}

void Transcoder::learnBytes()
{
    std::array<QByteArray, 256> characters;
    for (int code = 0; code < 256; ++code) {
        char byte = static_cast<char>(code);
        std::array<char, 16> room;
        char *in = &byte;
        char *out = room.data();
        size_t left = 1;
        size_t free = room.size();
        const auto done = iconv(m_converter, &in, &left, &out, &free);
        const int reason = errno;
        const QByteArray character(room.data(), static_cast<qsizetype>(room.size() - free));
        const bool read = done != static_cast<size_t>(-1) && left == 0 && !character.isEmpty();
        iconv(m_converter, nullptr, nullptr, nullptr, nullptr);
        if ((!read && reason != EILSEQ) || (code < 0x80 && character != QByteArray(1, byte)))
            // The encoding needs more than one byte per character, or depends on the following
            // bytes.
            return;
        characters[static_cast<std::size_t>(code)] = character;
    }
    m_bytes = std::move(characters);
}

QByteArray Transcoder::addByBytes(QByteArrayView bytes)
{
    QByteArray result;
    result.reserve(bytes.size() + bytes.size() / 8);
    for (qsizetype at = 0; at < bytes.size();) {
        const auto end = endOfAscii(bytes, at);
        result.append(bytes.sliced(at, end - at));
        for (at = end; at < bytes.size() && (bytes.at(at) & 0x80) != 0; ++at) {
            const auto code = static_cast<unsigned char>(bytes.at(at));
            if (const auto &character = (*m_bytes)[code]; !character.isEmpty())
                result.append(character);
            else
                replace(1, result);
        }
    }
    return result;
}

// Flushes the converter, because some converters buffer a letter until they know whether a
// combining mark follows.
QByteArray Transcoder::finish()
{
    QByteArray result;
    if (m_converter != noConverter) {
        std::array<char, 64> room;
        char *out = room.data();
        size_t free = room.size();
        iconv(m_converter, nullptr, nullptr, &out, &free);
        result.append(room.data(), static_cast<qsizetype>(room.size() - free));
    }
    if (!m_waiting.isEmpty())
        replace(m_waiting.size(), result);
    m_waiting.clear();
    return result;
}

void Transcoder::replace(qsizetype waiting, QByteArray &result)
{
    m_replaced += waiting;
    result.append(replacement);
}

base::Result<qint64> Transcoder::copy(QIODevice &from, QIODevice &into, const QByteArray &encoding,
                                      base::Progress &progress)
{
    const auto failure = [](const QString &why) {
        return tl::unexpected(base::Problem{
            .what = TranscoderWords::tr("Couldn't convert the file to UTF-8."),
            .why = why,
            .next = TranscoderWords::tr("Check the free space on the disk and try again.")});
    };
    if (!knows(encoding))
        return failure(
            TranscoderWords::tr("The encoding %1 is unknown.").arg(QString::fromLatin1(encoding)));
    Transcoder transcoder(encoding);
    progress.begin(std::max<qint64>(from.size(), 0));
    QByteArray block(256 * 1024, Qt::Uninitialized);
    bool ended = false;
    while (!ended && !progress.cancelled()) {
        const auto size = from.read(block.data(), block.size());
        if (size < 0 && !from.atEnd())
            return failure(from.errorString());
        ended = size <= 0;
        const auto bytes =
            ended ? transcoder.finish() : transcoder.add(QByteArrayView(block).first(size));
        if (into.write(bytes) != bytes.size())
            return failure(into.errorString());
        progress.add(std::max<qint64>(size, 0));
    }
    return transcoder.replaced();
}

} // namespace storedesk::csv
