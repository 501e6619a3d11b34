// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "checksum.h"

#include <cstdint>
#include <cstring>
#include <span>

#include <sqlite3.h>

namespace storedesk::base {

namespace {

// FNV-1a with 64 bits. Every step is reversible, so a changed byte always changes the result.
class Fnv final
{
public:
    void add(std::span<const unsigned char> bytes)
    {
        for (const auto byte : bytes)
            m_value = (m_value ^ byte) * 0x100000001b3U;
    }

    void add(std::int64_t number)
    {
        for (int shift = 0; shift < 64; shift += 8)
            m_value = (m_value ^ ((static_cast<std::uint64_t>(number) >> shift) & 0xffU))
                * 0x100000001b3U;
    }

    [[nodiscard]] std::int64_t value() const { return static_cast<std::int64_t>(m_value); }

private:
    std::uint64_t m_value = 0xcbf29ce484222325U;
};

void addValue(Fnv &sum, sqlite3_value *value)
{
    const int type = sqlite3_value_type(value);
    sum.add(type);
    if (type == SQLITE_NULL)
        return;
    if (type == SQLITE_INTEGER)
        return sum.add(sqlite3_value_int64(value));
    if (type == SQLITE_FLOAT) {
        const double number = sqlite3_value_double(value);
        std::int64_t bits = 0;
        std::memcpy(&bits, &number, sizeof bits);
        return sum.add(bits);
    }
    const auto *bytes = static_cast<const unsigned char *>(sqlite3_value_blob(value));
    const auto size = static_cast<std::size_t>(sqlite3_value_bytes(value));
    sum.add(static_cast<std::int64_t>(size));
    if (bytes)
        sum.add(std::span(bytes, size));
}

void checksum(sqlite3_context *context, int count, sqlite3_value **values)
{
    Fnv sum;
    for (auto *value : std::span(values, static_cast<std::size_t>(count)))
        addValue(sum, value);
    sqlite3_result_int64(context, sum.value());
}

} // namespace

int addChecksumFunction(sqlite3 *handle)
{
    return sqlite3_create_function_v2(handle, "checksum", -1, SQLITE_UTF8 | SQLITE_DETERMINISTIC,
                                      nullptr, &checksum, nullptr, nullptr, nullptr);
}

} // namespace storedesk::base
