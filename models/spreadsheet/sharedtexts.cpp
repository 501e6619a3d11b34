// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sharedtexts.h"

#include "base/unnamedfile.h"
#include "spreadsheet/refusal.h"

#include <cerrno>
#include <utility>

#include <sys/mman.h>
#include <unistd.h>

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

SharedTexts::~SharedTexts()
{
    if (m_mapped)
        ::munmap(const_cast<char *>(m_texts), static_cast<std::size_t>(m_written));
    if (m_file >= 0)
        ::close(m_file);
}

bool SharedTexts::fail()
{
    m_why = qt_error_string(errno);
    return false;
}

bool SharedTexts::add(QByteArrayView text)
{
    if (m_count++ % group == 0)
        m_places.push_back(m_written + m_bytes.size());
    appendLength(text.size(), m_bytes);
    m_bytes.append(text);
    const auto most = m_file < 0 ? inMemory : textsBlock;
    return m_bytes.size() < most || flush();
}

bool SharedTexts::flush()
{
    if (m_file < 0)
        m_file = base::unnamedFile(m_folder);
    if (m_file < 0)
        return fail();
    for (qsizetype at = 0; at < m_bytes.size();) {
        const auto count = ::write(m_file, m_bytes.constData() + at,
                                   static_cast<std::size_t>(m_bytes.size() - at));
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            return fail();
        at += count;
    }
    m_written += m_bytes.size();
    m_bytes = QByteArray();
    m_bytes.reserve(textsBlock + textsBlock / 4);
    return true;
}

base::Result<void> SharedTexts::finish()
{
    m_texts = m_bytes.constData();
    if (m_why.isEmpty() && m_file >= 0 && flush()) {
        // No other process knows the file, so it cannot shrink while it is mapped.
        auto *const texts =
            ::mmap(nullptr, static_cast<std::size_t>(m_written), PROT_READ, MAP_SHARED, m_file, 0);
        m_mapped = texts != MAP_FAILED;
        if (m_mapped)
            m_texts = static_cast<const char *>(texts);
        else
            fail();
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
        ::madvise(const_cast<char *>(m_texts), static_cast<std::size_t>(m_written), MADV_DONTNEED);
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
