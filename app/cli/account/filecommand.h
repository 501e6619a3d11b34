// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/account/commandaccount.h"
#include "app/cli/terminal/exitcode.h"
#include "app/cli/terminal/output.h"

namespace storedesk::cli {

// Runs a command that sends the rows in a file, with the parsed options and the workspace. Prints
// the error if either is invalid. Returns the exit code.
template <typename Question, typename Run>
int runFileCommand(const QCommandLineParser &parser, base::Result<Question> question,
                   const QByteArray &key, bool asJson, const Run &run)
{
    const auto workspace = question
        ? workspaceFor(parser, key)
        : base::Result<CommandWorkspace>(tl::unexpect, question.error());
    if (!workspace) {
        complain(workspace.error(), asJson);
        return WrongUsage;
    }
    question->asJson = asJson;
    return run(*question, *workspace);
}

} // namespace storedesk::cli
