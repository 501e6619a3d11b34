// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "transcoder.h"

#include "csv/utf8.h"

#include <QCoreApplication>
#include <QIODevice>

#include <algorithm>
#include <array>

namespace storedesk::csv {

static constexpr QByteArrayView replacement = "\xEF\xBF\xBD";

namespace {
struct TranscoderWords
{
    Q_DECLARE_TR_FUNCTIONS(Transcoder)
};
} // namespace

bool Transcoder::knows(const QByteArray &encoding)
{
    return base::textConverter(encoding) != nullptr;
}

QString Transcoder::text(QByteArrayView bytes, const QByteArray &encoding)
{
    Transcoder transcoder(encoding);
    auto text = transcoder.add(bytes);
    text += transcoder.finish();
    return QString::fromUtf8(text);
}

Transcoder::Transcoder(const QByteArray &encoding)
    : m_converter(base::textConverter(encoding))
{ }

QByteArray Transcoder::add(QByteArrayView bytes)
{
    static constexpr qsizetype much = 16 * 1024;
    if (!m_converter)
        return bytes.toByteArray();
    if (bytes.size() >= much && !m_begun)
        learnBytes();
    m_begun = m_begun || !bytes.isEmpty();
    if (m_bytes)
        return addByBytes(bytes);
    m_waiting.append(bytes);
    QByteArray result;
    QByteArrayView left(m_waiting);
    while (m_converter->convert(left, result) == base::TextConverter::Stop::Invalid) {
        replace(1, result);
        left = left.sliced(1);
    }
    m_waiting = m_waiting.last(left.size());
    return result;
}

void Transcoder::learnBytes()
{
    std::array<QByteArray, 256> characters;
    for (int code = 0; code < 256; ++code) {
        const char byte = static_cast<char>(code);
        QByteArrayView left(&byte, 1);
        QByteArray character;
        const auto stop = m_converter->convert(left, character);
        m_converter->reset();
        const bool read = stop == base::TextConverter::Stop::End && !character.isEmpty();
        if ((!read && stop != base::TextConverter::Stop::Invalid)
            || (code < 0x80 && character != QByteArray(1, byte)))
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
    if (m_converter)
        m_converter->flush(result);
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
