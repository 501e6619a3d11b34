// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "encoding.h"

#include "csv/encodingevidence.h"
#include "csv/transcoder.h"
#include "csv/utf8.h"

#include <algorithm>

#include <uchardet/uchardet.h>

namespace storedesk::csv {

static constexpr qsizetype firstSample = 1024 * 1024;
static constexpr qsizetype laterSample = 64 * 1024;
static constexpr int laterSamples = 16;
static constexpr int mostProof = 5;

QByteArrayList offeredEncodings()
{
    return {"UTF-8",        "WINDOWS-1252", "ISO-8859-1",   "ISO-8859-15",  "UTF-16LE",  "UTF-16BE",
            "WINDOWS-1250", "WINDOWS-1251", "WINDOWS-1253", "WINDOWS-1254", "MACINTOSH", "IBM850",
            "SHIFT_JIS",    "EUC-JP",       "GB18030",      "BIG5",         "EUC-KR"};
}

// In UTF-16, every other byte of Western text is zero.
static QByteArray wideEncodingOf(QByteArrayView bytes)
{
    qsizetype even = 0;
    qsizetype odd = 0;
    for (qsizetype at = 0; at + 1 < bytes.size(); at += 2) {
        even += bytes.at(at) == '\0' ? 1 : 0;
        odd += bytes.at(at + 1) == '\0' ? 1 : 0;
    }
    // Zeros at both even and odd positions mean a truncated or padded file, not text.
    const auto most = bytes.size() / 2 * 7 / 10;
    const auto few = bytes.size() / 2 / 20;
    if (bytes.size() < 4 || std::max(even, odd) <= most || std::min(even, odd) > few)
        return {};
    return odd > even ? "UTF-16LE" : "UTF-16BE";
}

static void addAccented(const QString &text, int count, QStringList &words)
{
    static constexpr QStringView noProof = u"ºªµ";
    qsizetype begin = -1;
    bool accented = false;
    for (qsizetype at = 0; at <= text.size() && words.size() < count; ++at) {
        const auto letter = at < text.size() ? text.at(at) : QChar(u' ');
        if (letter.isLetterOrNumber() || letter == QChar::ReplacementCharacter) {
            begin = begin < 0 ? at : begin;
            accented = accented || (letter.unicode() >= 0x80 && !noProof.contains(letter));
            continue;
        }
        if (accented && !words.contains(text.mid(begin, at - begin)))
            words.append(text.mid(begin, at - begin));
        begin = -1;
        accented = false;
    }
}

// Returns a few complete lines, so that the last character is not truncated.
static QByteArrayView firstLines(QByteArrayView bytes, const QByteArray &encoding)
{
    static constexpr qsizetype some = 16 * 1024;
    if (bytes.size() <= some || encoding.startsWith("UTF-16"))
        return bytes;
    const auto end = bytes.first(some).lastIndexOf('\n');
    return end < 0 ? bytes : bytes.first(end + 1);
}

// Most strings contain accented words early, so the rest is not read. Lines in plain ASCII are
// skipped.
static void addAccentedWords(QByteArrayView bytes, const QByteArray &encoding, int count,
                             QStringList &words)
{
    while (!bytes.isEmpty() && words.size() < count) {
        const auto lines = firstLines(bytes, encoding);
        if (encoding.startsWith("UTF-16") || !isAscii(lines))
            addAccented(Transcoder::text(lines, encoding), count, words);
        bytes = bytes.sliced(lines.size());
    }
}

QStringList accentedWords(QByteArrayView bytes, const QByteArray &encoding, int count)
{
    QStringList words;
    addAccentedWords(bytes, encoding, count, words);
    return words;
}

// Returns the encoding detected by uchardet if it is one that uchardet detects better than our own
// evidence: a multi-byte encoding or Thai.
static QByteArray detectedIn(const QList<QByteArray> &samples)
{
    static const QByteArrayList trusted{"SHIFT_JIS", "EUC-JP", "GB18030", "BIG5",
                                        "EUC-TW",    "EUC-KR", "UHC",     "TIS-620"};
    auto *detector = uchardet_new();
    for (const auto &sample : samples)
        uchardet_handle_data(detector, sample.constData(), static_cast<size_t>(sample.size()));
    uchardet_data_end(detector);
    const QByteArray name = QByteArray(uchardet_get_charset(detector)).toUpper();
    uchardet_delete(detector);
    const bool good = trusted.contains(name) && Transcoder::knows(name)
        && EncodingEvidence::readsWell(samples, name);
    return good ? name : QByteArray();
}

// Detects the encoding from the words of the text if there is neither a byte order mark nor valid
// UTF-8.
static QByteArray likeliest(const QList<QByteArray> &samples)
{
    const auto verdict = EncodingEvidence(samples).verdict();
    if (verdict.readable)
        return verdict.encoding;
    const auto detected = detectedIn(samples);
    return detected.isEmpty() ? verdict.encoding : detected;
}

// Returns only whole lines, because a character cannot be truncated at the end of a line.
static QByteArray wholeLines(const QByteArray &bytes, bool first)
{
    const auto begin = first ? 0 : bytes.indexOf('\n') + 1;
    const auto end = bytes.lastIndexOf('\n') + 1;
    return begin < end ? bytes.sliced(begin, end - begin) : bytes;
}

static QList<QByteArray> samplesOf(const BlockFile &file)
{
    if (file.size() <= firstSample)
        // The added line end makes a truncated character at the end of the file count as an error.
        return {file.read(0, firstSample) + '\n'};
    QList<QByteArray> samples{file.read(0, firstSample)};
    for (int number = 1; number <= laterSamples && file.size() > 2 * firstSample; ++number) {
        const auto place = file.size() / (laterSamples + 1) * number;
        samples.append(wholeLines(file.read(place, laterSample), false));
    }
    return samples;
}

static EncodingGuess guessWithMark(const QByteArray &first)
{
    struct Mark
    {
        QByteArrayView bytes;
        QByteArray name;
    };
    for (const auto &mark : {Mark{"\xEF\xBB\xBF", "UTF-8"}, Mark{"\xFF\xFE", "UTF-16LE"},
                             Mark{"\xFE\xFF", "UTF-16BE"}}) {
        if (first.startsWith(mark.bytes))
            return {.name = mark.name,
                    .byteOrderMark = true,
                    .certain = true,
                    .proof =
                        accentedWords(QByteArrayView(first).sliced(mark.bytes.size()), mark.name)};
    }
    return {};
}

EncodingGuess guessEncoding(const BlockFile &file)
{
    auto samples = samplesOf(file);
    auto &first = samples.first();
    if (const auto guess = guessWithMark(first); guess.byteOrderMark)
        return guess;
    if (const auto wide = wideEncodingOf(first); !wide.isEmpty())
        return {.name = wide, .proof = accentedWords(first, wide)};
    first = wholeLines(first, true);
    Utf8Count count;
    for (const auto &sample : samples) {
        const auto more = countUtf8(sample);
        count.characters += more.characters;
        count.invalid += more.invalid;
    }
    if (count == Utf8Count{})
        // The text is plain ASCII.
        return {};
    // A few invalid bytes do not rule out UTF-8 in a text with many valid sequences, because other
    // text rarely looks like UTF-8 by chance.
    const bool utf8 = count.invalid * 4 <= count.characters;
    EncodingGuess guess{.name = utf8 ? "UTF-8" : likeliest(samples), .certain = count.invalid == 0};
    for (const auto &sample : samples)
        addAccentedWords(sample, guess.name, mostProof, guess.proof);
    return guess;
}

} // namespace storedesk::csv
