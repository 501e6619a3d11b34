// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>
#include <utility>
#include <vector>

namespace storedesk::local {

// What a table of the file holds, in memory. Changes made before the file was read show at once and
// are made again on what was read, so that none is lost. Private to this room.
template <typename Content>
class Mirror final
{
public:
    using Edit = std::function<void(Content &)>;

    [[nodiscard]] const Content &content() const { return m_content; }

    void change(Edit edit)
    {
        edit(m_content);
        if (!m_filled)
            m_early.push_back(std::move(edit));
    }

    // The file is about to be read again: changes from now on are not in what is read.
    void expectContent() { m_filled = false; }
    // It could not be read: what is here stays.
    void keepContent()
    {
        m_early.clear();
        m_filled = true;
    }

    void fill(Content content)
    {
        for (const Edit &edit : m_early)
            edit(content);
        m_early.clear();
        m_filled = true;
        m_content = std::move(content);
    }

private:
    Content m_content;
    std::vector<Edit> m_early;
    bool m_filled = false;
};

} // namespace storedesk::local
