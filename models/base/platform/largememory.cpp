// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "largememory.h"

#include "base/platform/platformchoice.h"

#ifdef STOREDESK_NATIVE
#include <malloc.h>
#include <sys/mman.h>
#else
#include <new>
#endif

namespace storedesk::base {

#ifdef STOREDESK_NATIVE

void *allocateLarge(std::size_t size)
{
    auto *memory =
        ::mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED)
        qBadAlloc();
    // If this fails, the usual pages are used.
    static_cast<void>(::madvise(memory, size, MADV_HUGEPAGE));
    return memory;
}

void releaseLarge(void *memory, std::size_t size)
{
    static_cast<void>(::munmap(memory, size));
}

void returnUnusedMemory()
{
#ifdef __GLIBC__
    static_cast<void>(::malloc_trim(0));
#endif
}

#else

void *allocateLarge(std::size_t size)
{
    return ::operator new(size, std::align_val_t(64));
}

void releaseLarge(void *memory, std::size_t /*size*/)
{
    ::operator delete(memory, std::align_val_t(64));
}

void returnUnusedMemory() { }

#endif

} // namespace storedesk::base
