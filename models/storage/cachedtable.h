// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>
#include <utility>
#include <vector>

namespace storedesk::storage {

// The content of a database table in memory. Changes made before the table has been read are
// visible at once. They are applied again to the content that is read, so that none is lost.
// Internal to this library.
template <typename Content>
class CachedTable final
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

    // Announces that the file is about to be read again. Changes made after this call are not part
    // of the content that is read.
    void expectContent() { m_filled = false; }
    // Called if the file could not be read. Preserves the current content.
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

} // namespace storedesk::storage
