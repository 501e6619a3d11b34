// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include FUZZ_TARGETS

#include <cstdint>
#include <cstdio>
#include <cstdlib>

// Entry point for libFuzzer. FUZZ_TARGET is the name of a target in the header FUZZ_TARGETS.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray input(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const auto complaint = fuzz::FUZZ_TARGET(input);
    if (complaint.isEmpty())
        return 0;
    std::fprintf(stderr, "%s\n", complaint.constData());
    std::abort();
}
