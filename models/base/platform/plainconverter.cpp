// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plainconverter.h"

#include <QString>
#include <QStringConverter>

#include <algorithm>
#include <array>
#include <utility>

namespace storedesk::base::plain {

namespace {

// An encoding with one byte per character that differs from ISO-8859-1 in a few characters.
struct ByteEncoding
{
    struct Difference
    {
        unsigned char byte;
        // 0 if the byte is undefined.
        char16_t character;
    };

    const char *name;
    // Bytes from here on are undefined.
    int end;
    std::array<Difference, 32> differences;
};

// clang-format off
constexpr std::array byteEncodings{
    ByteEncoding{"US-ASCII", 0x80, {}},
    ByteEncoding{"ISO-8859-1", 0x100, {}},
    ByteEncoding{"ISO-8859-15", 0x100, {{
        {0xA4, 0x20AC}, {0xA6, 0x0160}, {0xA8, 0x0161}, {0xB4, 0x017D}, {0xB8, 0x017E}, {0xBC, 0x0152}, {0xBD, 0x0153},
        {0xBE, 0x0178}}}},
    ByteEncoding{"WINDOWS-1252", 0x100, {{
        {0x80, 0x20AC}, {0x81, 0}, {0x82, 0x201A}, {0x83, 0x0192}, {0x84, 0x201E}, {0x85, 0x2026}, {0x86, 0x2020},
        {0x87, 0x2021}, {0x88, 0x02C6}, {0x89, 0x2030}, {0x8A, 0x0160}, {0x8B, 0x2039}, {0x8C, 0x0152}, {0x8D, 0},
        {0x8E, 0x017D}, {0x8F, 0}, {0x90, 0}, {0x91, 0x2018}, {0x92, 0x2019}, {0x93, 0x201C}, {0x94, 0x201D},
        {0x95, 0x2022}, {0x96, 0x2013}, {0x97, 0x2014}, {0x98, 0x02DC}, {0x99, 0x2122}, {0x9A, 0x0161}, {0x9B, 0x203A},
        {0x9C, 0x0153}, {0x9D, 0}, {0x9E, 0x017E}, {0x9F, 0x0178}}}},
};
// clang-format on

class ByteConverter final : public TextConverter
{
public:
    explicit ByteConverter(const ByteEncoding &encoding)
        : m_encoding(encoding)
    { }

    [[nodiscard]] Stop convert(QByteArrayView &bytes, QByteArray &to) override
    {
        QString text;
        text.reserve(bytes.size());
        qsizetype at = 0;
        for (; at < bytes.size(); ++at) {
            const auto byte = static_cast<unsigned char>(bytes.at(at));
            const auto character = characterOf(byte);
            if (character == 0 && byte != 0)
                break;
            text.append(QChar(character));
        }
        to.append(text.toUtf8());
        bytes = bytes.sliced(at);
        return bytes.isEmpty() ? Stop::End : Stop::Invalid;
    }
    void flush(QByteArray & /*to*/) override { }
    void reset() override { }

private:
    [[nodiscard]] char16_t characterOf(unsigned char byte) const
    {
        if (byte >= m_encoding.end)
            return 0;
        const auto *found =
            std::ranges::find(m_encoding.differences, byte, &ByteEncoding::Difference::byte);
        return found == m_encoding.differences.end() || byte == 0 ? byte : found->character;
    }

    const ByteEncoding &m_encoding;
};

// Decodes one character at a time, because QStringDecoder doesn't say where the invalid byte is.
class UnicodeConverter final : public TextConverter
{
public:
    explicit UnicodeConverter(QStringConverter::Encoding encoding)
        : m_decoder(encoding)
    { }

    [[nodiscard]] Stop convert(QByteArrayView &bytes, QByteArray &to) override
    {
        qsizetype begin = 0;
        for (auto at = std::exchange(m_decoded, 0); at < bytes.size(); ++at) {
            m_character.append(m_decoder.decode(bytes.sliced(at, 1)));
            if (m_decoder.hasError()) {
                reset();
                bytes = bytes.sliced(begin);
                return Stop::Invalid;
            }
            if (m_character.isEmpty() || m_character.back().isHighSurrogate())
                continue;
            to.append(m_character.toUtf8());
            m_character.clear();
            begin = at + 1;
        }
        bytes = bytes.sliced(begin);
        m_decoded = bytes.size();
        return bytes.isEmpty() ? Stop::End : Stop::Incomplete;
    }
    void flush(QByteArray & /*to*/) override { }
    void reset() override
    {
        m_decoder.resetState();
        m_character.clear();
        m_decoded = 0;
    }

private:
    QStringDecoder m_decoder;
    // The first half of a pair of surrogates.
    QString m_character;
    // The bytes of an incomplete character that the decoder has already read. The caller passes
    // them again.
    qsizetype m_decoded = 0;
};

} // namespace

std::unique_ptr<TextConverter> textConverter(const QByteArray &encoding)
{
    const auto known = std::ranges::find_if(byteEncodings, [&encoding](const ByteEncoding &each) {
        return encoding.compare(each.name, Qt::CaseInsensitive) == 0;
    });
    if (known != byteEncodings.end())
        return std::make_unique<ByteConverter>(*known);
    const auto unicode = QStringConverter::encodingForName(encoding.constData());
    if (!unicode || *unicode == QStringConverter::System)
        return nullptr;
    return std::make_unique<UnicodeConverter>(*unicode);
}

} // namespace storedesk::base::plain
