// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "nativeconverter.h"

#ifdef Q_OS_LINUX

#include <array>
#include <cerrno>

#include <iconv.h>

namespace storedesk::base::native {

static const auto noConverter = reinterpret_cast<iconv_t>(-1); // NOLINT: iconv says it so

namespace {

class NativeConverter final : public TextConverter
{
public:
    explicit NativeConverter(iconv_t converter)
        : m_converter(converter)
    { }
    ~NativeConverter() override { iconv_close(m_converter); }
    Q_DISABLE_COPY_MOVE(NativeConverter)

    [[nodiscard]] Stop convert(QByteArrayView &bytes, QByteArray &to) override
    {
        std::array<char, 64 * 1024> room;
        // iconv() does not change the text.
        auto *in = const_cast<char *>(bytes.data());
        auto left = static_cast<std::size_t>(bytes.size());
        auto stop = Stop::End;
        while (left > 0) {
            char *out = room.data();
            std::size_t free = room.size();
            const auto code = iconv(m_converter, &in, &left, &out, &free);
            const int reason = errno;
            to.append(room.data(), static_cast<qsizetype>(room.size() - free));
            if (code != static_cast<std::size_t>(-1))
                break;
            if (reason == EINVAL || reason == EILSEQ) {
                stop = reason == EINVAL ? Stop::Incomplete : Stop::Invalid;
                break;
            }
        }
        bytes = bytes.last(static_cast<qsizetype>(left));
        return stop;
    }

    void flush(QByteArray &to) override
    {
        std::array<char, 64> room;
        char *out = room.data();
        std::size_t free = room.size();
        iconv(m_converter, nullptr, nullptr, &out, &free);
        to.append(room.data(), static_cast<qsizetype>(room.size() - free));
    }

    void reset() override { iconv(m_converter, nullptr, nullptr, nullptr, nullptr); }

private:
    iconv_t m_converter;
};

} // namespace

std::unique_ptr<TextConverter> textConverter(const QByteArray &encoding)
{
    auto *converter = iconv_open("UTF-8", encoding.constData());
    return converter == noConverter ? nullptr : std::make_unique<NativeConverter>(converter);
}

} // namespace storedesk::base::native

#endif
