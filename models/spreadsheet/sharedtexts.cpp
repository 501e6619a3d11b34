// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sharedtexts.h"

#include "base/platform/openfile.h"
#include "spreadsheet/refusal.h"

#include <utility>

namespace storedesk::spreadsheet {

static constexpr qint64 inMemory = 48 * 1024 * 1024;
static constexpr qsizetype textsBlock = 1024 * 1024;
static constexpr qint64 group = 16;
static constexpr qint64 readBeforeLettingGo = 1'000'000;

// Encodes a length in groups of seven bits, lowest first.
static void appendLength(qsizetype length, QByteArray &to)
{
    auto rest = static_cast<quint64>(length);
    for (; rest >= 0x80; rest >>= 7U)
        to.append(static_cast<char>(rest | 0x80U));
    to.append(static_cast<char>(rest));
}

static qsizetype readLength(const char *&at)
{
    quint64 length = 0;
    for (unsigned shift = 0;; shift += 7) {
        const auto byte = static_cast<unsigned char>(*at++);
        length |= static_cast<quint64>(byte & 0x7FU) << shift;
        if (byte < 0x80)
            return static_cast<qsizetype>(length);
    }
}

SharedTexts::SharedTexts(QString temporaryFolder)
    : m_folder(std::move(temporaryFolder))
{ }

SharedTexts::~SharedTexts() = default;

bool SharedTexts::fail(const QString &reason)
{
    m_why = reason;
    return false;
}

bool SharedTexts::add(QByteArrayView text)
{
    if (m_count++ % group == 0)
        m_places.push_back(m_written + m_bytes.size());
    appendLength(text.size(), m_bytes);
    m_bytes.append(text);
    const auto most = m_file ? textsBlock : inMemory;
    return m_bytes.size() < most || flush();
}

bool SharedTexts::flush()
{
    if (!m_file) {
        auto made = base::temporaryFile(m_folder);
        if (!made)
            return fail(made.error());
        m_file = std::move(*made);
    }
    if (const auto written = m_file->append(m_bytes); !written)
        return fail(written.error());
    m_written += m_bytes.size();
    m_bytes = QByteArray();
    m_bytes.reserve(textsBlock + textsBlock / 4);
    return true;
}

base::Result<void> SharedTexts::finish()
{
    m_texts = m_bytes.constData();
    if (m_why.isEmpty() && m_file && flush()) {
        // No other process knows the file, so it cannot shrink while it is mapped.
        const auto texts = m_file->map(m_written);
        m_mapped = texts.has_value();
        if (m_mapped)
            m_texts = *texts;
        else
            fail(texts.error());
    }
    if (!m_why.isEmpty())
        return tl::unexpected(noRoomForTexts(m_why));
    return {};
}

QByteArrayView SharedTexts::at(qint64 number) const
{
    // Accessed pages of the file count towards the memory of this process until they are released.
    if (m_mapped && ++m_read > readBeforeLettingGo) {
        m_read = 0;
        m_file->releasePages();
    }
    const auto *at = m_texts + m_places[static_cast<std::size_t>(number / group)];
    for (auto before = number % group; before > 0; --before) {
        const auto length = readLength(at);
        at += length;
    }
    const auto length = readLength(at);
    return {at, length};
}

} // namespace storedesk::spreadsheet
