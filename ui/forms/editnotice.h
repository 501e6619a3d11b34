// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/notice.h"

#include <functional>

namespace storedesk::http {
struct Error;
}

namespace storedesk::ui::forms {

// The notice above a form, with at most one action. Hidden while there is no message.
class EditNotice final : public QWidget
{
    Q_OBJECT

public:
    explicit EditNotice(const Theme &theme, QWidget *parent = nullptr);

    void tell(Tone tone, const QString &headline, const QString &sentence = {},
              const QString &action = {}, std::function<void()> act = {});
    void tell(const http::Error &error, const QString &action = {}, std::function<void()> act = {});
    // Shows that a draft was restored. clearDraft() removes the notice once the draft is gone.
    void setDraftStatus(const QString &headline, const QString &sentence, const QString &action,
                        std::function<void()> act);
    // Removes the notice about the draft and leaves other notices in place.
    void clearDraft();
    void clear();

    [[nodiscard]] Notice *notice() const { return m_notice; }

private:
    Notice *m_notice;
    Button *m_button;
    std::function<void()> m_act;
    bool m_ofDraft = false;
};

} // namespace storedesk::ui::forms
