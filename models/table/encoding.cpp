// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "encoding.h"

#include "table/transcoder.h"

#include <algorithm>

#include <uchardet/uchardet.h>

namespace storedesk::table {

static constexpr qsizetype firstSample = 1024 * 1024;
static constexpr qsizetype laterSample = 64 * 1024;
static constexpr int laterSamples = 16;

QByteArrayList offeredEncodings()
{
    return {"UTF-8",        "WINDOWS-1252", "ISO-8859-1",   "ISO-8859-15",
            "UTF-16LE",     "UTF-16BE",     "WINDOWS-1250", "WINDOWS-1251",
            "WINDOWS-1253", "WINDOWS-1254", "MACINTOSH",    "SHIFT_JIS",
            "EUC-JP",       "GB18030",      "BIG5",         "EUC-KR"};
}

// How many bytes the character takes that this byte begins; 0 when none begins with it.
static qsizetype lengthOf(unsigned char first)
{
    if (first < 0x80)
        return 1;
    if (first >= 0xC2 && first <= 0xDF)
        return 2;
    if (first >= 0xE0 && first <= 0xEF)
        return 3;
    return first >= 0xF0 && first <= 0xF4 ? 4 : 0;
}

// Overlong forms, halves of pairs and what lies behind Unicode show in the second byte.
static bool maySecond(unsigned char first, unsigned char second)
{
    switch (first) {
    case 0xE0:
        return second >= 0xA0 && second <= 0xBF;
    case 0xED:
        return second >= 0x80 && second <= 0x9F;
    case 0xF0:
        return second >= 0x90 && second <= 0xBF;
    case 0xF4:
        return second >= 0x80 && second <= 0x8F;
    default:
        return second >= 0x80 && second <= 0xBF;
    }
}

// Whether the bytes are a character, or the begin of one that is cut off.
static bool beginCharacter(QByteArrayView bytes)
{
    const auto byteAt = [bytes](qsizetype at) {
        return static_cast<unsigned char>(bytes.at(at));
    };
    if (bytes.size() > 1 && !maySecond(byteAt(0), byteAt(1)))
        return false;
    for (qsizetype at = 2; at < bytes.size(); ++at) {
        if ((byteAt(at) & 0xC0) != 0x80)
            return false;
    }
    return true;
}

qsizetype validUtf8(QByteArrayView bytes)
{
    qsizetype at = 0;
    while (at < bytes.size()) {
        const auto length = lengthOf(static_cast<unsigned char>(bytes.at(at)));
        if (length == 0 || !beginCharacter(bytes.sliced(at, std::min(length, bytes.size() - at))))
            return at;
        at += length;
    }
    return bytes.size();
}

static bool isAscii(QByteArrayView bytes)
{
    return std::ranges::none_of(bytes, [](char byte) { return (byte & 0x80) != 0; });
}

// Places in the middle begin anywhere; a character cut there is no fault.
static bool isUtf8(const QList<QByteArray> &samples)
{
    return std::ranges::all_of(samples, [](const QByteArray &sample) {
        qsizetype begin = 0;
        while (begin < 3 && begin < sample.size() && (sample.at(begin) & 0xC0) == 0x80)
            ++begin;
        const auto rest = QByteArrayView(sample).sliced(begin);
        return validUtf8(rest) == rest.size();
    });
}

// Text of Western letters in UTF-16 is zero in every other byte.
static QByteArray wideEncodingOf(QByteArrayView bytes)
{
    qsizetype even = 0;
    qsizetype odd = 0;
    for (qsizetype at = 0; at + 1 < bytes.size(); at += 2) {
        even += bytes.at(at) == '\0' ? 1 : 0;
        odd += bytes.at(at + 1) == '\0' ? 1 : 0;
    }
    const auto most = bytes.size() / 2 * 7 / 10;
    if (bytes.size() < 4 || (odd <= most && even <= most))
        return {};
    return odd > even ? "UTF-16LE" : "UTF-16BE";
}

static QByteArray detected(const QList<QByteArray> &samples)
{
    auto *detector = uchardet_new();
    for (const auto &sample : samples)
        uchardet_handle_data(detector, sample.constData(), static_cast<size_t>(sample.size()));
    uchardet_data_end(detector);
    const QByteArray name = QByteArray(uchardet_get_charset(detector)).toUpper();
    uchardet_delete(detector);
    // What Windows writes is Latin-1 and a little more; nobody writes the control characters
    // instead.
    if (name.isEmpty() || name == "ISO-8859-1" || name == "ASCII" || name.startsWith("UTF-8")
        || !Transcoder::knows(name))
        return "WINDOWS-1252";
    return name;
}

EncodingGuess guessEncoding(const TableFile &file)
{
    QList<QByteArray> samples{file.read(0, firstSample)};
    const auto &first = samples.constFirst();
    if (first.startsWith("\xEF\xBB\xBF"))
        return {.name = "UTF-8",
                .byteOrderMark = true,
                .certain = true,
                .proof = accentedWords(first, "UTF-8")};
    for (const auto &[mark, name] :
         {std::pair(QByteArrayView("\xFF\xFE"), QByteArray("UTF-16LE")),
          std::pair(QByteArrayView("\xFE\xFF"), QByteArray("UTF-16BE"))}) {
        if (first.startsWith(mark))
            return {.name = name,
                    .byteOrderMark = true,
                    .certain = true,
                    .proof = accentedWords(first.mid(2), name)};
    }
    if (const auto wide = wideEncodingOf(first); !wide.isEmpty())
        return {.name = wide, .proof = accentedWords(first, wide)};
    for (int number = 1; number <= laterSamples && file.size() > 2 * firstSample; ++number)
        samples.append(file.read(file.size() / (laterSamples + 1) * number, laterSample));
    if (file.size() <= firstSample) // all of it: what is cut at the end is a fault
        samples.first().append('\n');
    const bool ascii = std::ranges::all_of(samples, isAscii);
    const auto name = isUtf8(samples) ? QByteArray("UTF-8") : detected(samples);
    QByteArray all;
    for (const auto &sample : samples)
        all += sample;
    return {.name = name, .certain = name == "UTF-8" && !ascii, .proof = accentedWords(all, name)};
}

static void addAccented(const QString &text, int count, QStringList &words)
{
    qsizetype begin = -1;
    bool accented = false;
    for (qsizetype at = 0; at <= text.size() && words.size() < count; ++at) {
        const auto letter = at < text.size() ? text.at(at) : QChar(u' ');
        if (letter.isLetter() || letter == QChar::ReplacementCharacter) {
            begin = begin < 0 ? at : begin;
            accented = accented || letter.unicode() >= 0x80;
            continue;
        }
        if (accented && !words.contains(text.mid(begin, at - begin)))
            words.append(text.mid(begin, at - begin));
        begin = -1;
        accented = false;
    }
}

// A few whole lines: no character is cut between them.
static QByteArrayView firstLines(QByteArrayView bytes, const QByteArray &encoding)
{
    static constexpr qsizetype some = 16 * 1024;
    if (bytes.size() <= some || encoding.startsWith("UTF-16"))
        return bytes;
    const auto end = bytes.first(some).lastIndexOf('\n');
    return end < 0 ? bytes : bytes.first(end + 1);
}

// Most texts have them soon: the rest is then not read.
QStringList accentedWords(QByteArrayView bytes, const QByteArray &encoding, int count)
{
    QStringList words;
    while (!bytes.isEmpty() && words.size() < count) {
        const auto lines = firstLines(bytes, encoding);
        addAccented(Transcoder::text(lines, encoding), count, words);
        bytes = bytes.sliced(lines.size());
    }
    return words;
}

} // namespace storedesk::table
