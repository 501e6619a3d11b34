// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/platform/largememory.h"

#include <new>
#include <vector>

namespace storedesk::base {

// Allocates the memory of vectors that may become large and are accessed at random. Not final,
// because std::vector derives from it.
template <typename Value>
class LargeAllocator
{
public:
    using value_type = Value;

    LargeAllocator() = default;
    template <typename Other>
    LargeAllocator( // NOLINT(google-explicit-constructor): required of allocators
        const LargeAllocator<Other> & /*other*/) noexcept
    { }

    [[nodiscard]] Value *allocate(std::size_t count)
    {
        const auto size = count * sizeof(Value);
        return static_cast<Value *>(size < smallestLarge ? ::operator new(size, alignment)
                                                         : allocateLarge(size));
    }
    void deallocate(Value *values, std::size_t count) noexcept
    {
        if (count * sizeof(Value) < smallestLarge)
            ::operator delete(values, alignment);
        else
            releaseLarge(values, count * sizeof(Value));
    }
    bool operator==(const LargeAllocator &) const = default;

private:
    // Twice the usual size of a large page.
    static constexpr std::size_t smallestLarge = 4 * 1024 * 1024;
    static constexpr std::align_val_t alignment{alignof(Value)};
};

template <typename Value>
using LargeVector = std::vector<Value, LargeAllocator<Value>>;

} // namespace storedesk::base
