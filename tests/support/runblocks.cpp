// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Records which code blocks were executed. Clang sets a flag for each block of a library when it
// runs (see STOREDESK_SANITIZE). On exit, the program merges its flags into one file for each
// library, below the folder named by STOREDESK_BLOCKS; packaging/covered counts them. Does not use
// the C++ library, because libraries register before it is initialised.

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>

struct Flags
{
    char *first;
    char *last;
};

static Flags rooms[100];
static int roomCount = 0;

extern "C" void __sanitizer_cov_bool_flag_init(char *first, char *last);

extern "C" void __sanitizer_cov_bool_flag_init(char *first, char *last)
{
    for (int each = 0; each < roomCount; ++each) {
        if (rooms[each].first == first)
            return;
    }
    if (first != last && roomCount < int(sizeof rooms / sizeof rooms[0]))
        rooms[roomCount++] = {first, last};
}

static void addTo(const char *path, const Flags &flags)
{
    const int file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file < 0)
        return;
    flock(file, LOCK_EX);
    const auto size = size_t(flags.last - flags.first);
    auto *sum = static_cast<char *>(std::calloc(size, 1));
    if (pread(file, sum, size, 0) >= 0) {
        for (size_t each = 0; each < size; ++each)
            sum[each] = char(sum[each] | flags.first[each]);
        if (pwrite(file, sum, size, 0) != ssize_t(size))
            std::perror(path);
    }
    std::free(sum);
    close(file);
}

__attribute__((destructor)) static void keepFlags()
{
    const char *folder = std::getenv("STOREDESK_BLOCKS");
    for (int each = 0; folder && each < roomCount; ++each) {
        Dl_info room{};
        if (!dladdr(rooms[each].first, &room) || !room.dli_fname)
            continue;
        const char *slash = std::strrchr(room.dli_fname, '/');
        char path[4096];
        std::snprintf(path, sizeof path, "%s/%s", folder, slash ? slash + 1 : room.dli_fname);
        addTo(path, rooms[each]);
    }
}
