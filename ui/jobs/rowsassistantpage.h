// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/assistantpage.h"

namespace storedesk::ui::jobs {

class JobFormDraft;
class JobRowsStep;

// Base class of assistants that make a job from the rows of a table. The form is stored as a draft
// until the job exists.
class RowsAssistantPage : public AssistantPage
{
    Q_OBJECT

public:
    using AssistantPage::AssistantPage;

    [[nodiscard]] bool hasPendingChanges() const override;
    [[nodiscard]] bool canKeepChanges() const override;
    void keepDraftChanges() override;

protected:
    // Returns the step in which the rows are chosen.
    [[nodiscard]] virtual JobRowsStep &rows() const = 0;
    [[nodiscard]] virtual JobFormDraft &stored() const = 0;
    // Whether any rows were read.
    [[nodiscard]] virtual bool hasRows() const = 0;

    // Schedules storing the form, unless it is empty.
    void noteEdit();
};

} // namespace storedesk::ui::jobs
